package bridge

// BoardDealer is the dealer that Law 2 marks on a board. Boards are numbered from 1; below that it is NoSeat.
func BoardDealer(board int) Seat {
	if board < 1 {
		return NoSeat
	}
	return North.Rotate(board - 1)
}

// BoardVul is the vulnerability that Law 2 marks on a board. Boards are numbered from 1; below that it is NoneVul.
func BoardVul(board int) Vul {
	if board < 1 {
		return NoneVul
	}
	// None, NS, EW, both for the first four boards; each four that follow begin one step later, until board 17 is as 1.
	i := board - 1
	return [...]Vul{NoneVul, NSVul, EWVul, BothVul}[(i+i/4)%4]
}
