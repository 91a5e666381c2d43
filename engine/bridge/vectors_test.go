package bridge

// The vectors of the game without irregularities: what the Laws say, by the law and the number of the vector. Where a
// vector goes on to a ruling (22.1 to Law 25, 44-3 to Law 50), its part that needs no director is here.

var boardVectors = []struct {
	id     string
	board  int
	dealer Seat
	vul    Vul
}{
	{"2.1", 7, South, BothVul},
	{"2.2", 16, West, EWVul},
	{"2.3", 21, North, NSVul},
	{"2.3 as board 5", 5, North, NSVul},
	{"2.5", 13, North, BothVul},
	{"2 board 1", 1, North, NoneVul},
	{"2 board 2", 2, East, NSVul},
	{"2 board 3", 3, South, EWVul},
	{"2 board 4", 4, West, BothVul},
	{"2 board 8", 8, West, NoneVul},
	{"2 board 10", 10, East, BothVul},
	{"2 board 12", 12, West, NSVul},
	{"2 no board", 0, NoSeat, NoneVul},
}

// callVectors say whether a call may be made after an auction.
var callVectors = []struct {
	id      string
	dealer  Seat
	auction string
	call    string
	want    Legality
}{
	{"18.1", North, "1S", "2C", Legal},
	{"18.2", North, "1S", "1H", Insufficient},
	{"18.3", North, "2H", "2H", Insufficient},
	{"18.4", North, "1NT X", "1S", Insufficient},
	{"18.5", North, "7NT", "8C", AboveSeven},
	{"18 higher denomination", North, "1S", "1NT", Legal},
	{"18 first bid", North, "P P", "1C", Legal},
	{"18 level before denomination", North, "1NT", "2C", Legal},
	{"18 pass", North, "7NT X XX", "P", Legal},
	{"19.1", North, "1H P P", "X", Legal},
	{"19.2", North, "1H X", "X", InadmissibleDouble},
	{"19.3", North, "1H P", "X", InadmissibleDouble},
	{"19.4", North, "P", "X", InadmissibleDouble},
	{"19.5", North, "4D", "X", Legal},
	{"19.6", North, "1S X 2S", "XX", InadmissibleRedouble},
	{"19B1 after LHO's double", North, "1H X", "XX", Legal},
	{"19B1 after passes", North, "1H X P P", "XX", Legal},
	{"19B1 own side's double", North, "1H X P", "XX", InadmissibleRedouble},
	{"19B1 not doubled", North, "1H", "XX", InadmissibleRedouble},
	{"19B1 redoubled already", North, "1H X XX P", "XX", InadmissibleRedouble},
	{"19A1 redoubled already", North, "1H X XX", "X", InadmissibleDouble},
	{"22.3", South, "1S P P P", "X", AuctionOver},
	{"22.4", North, "P P P P", "P", AuctionOver},
	{"22 three passes, nobody has bid", North, "P P P", "1C", Legal},
	{"38 before sufficiency", North, "9NT", "8C", AboveSeven},
	{"39 before more than seven", North, "1S P P P", "8C", AuctionOver},
}

// auctionVectors say what an auction comes to: whether it has ended, passed out, whose turn it is, and the contract,
// presumed or final.
var auctionVectors = []struct {
	id        string
	dealer    Seat
	calls     string
	ended     bool
	passedOut bool
	turn      Seat
	contract  string
}{
	{"19.6", West, "1S X 2S P P P", true, false, NoSeat, "2S by W"},
	{"19D doubled", North, "1S X P P P", true, false, NoSeat, "1SX by N"},
	{"19D redoubled", North, "1S P 2S X P P XX P P P", true, false, NoSeat, "2SXX by N"},
	{"22.1", North, "P P P P", true, true, NoSeat, "Pass"},
	{"22.2", North, "P P P P", true, true, NoSeat, "Pass"},
	{"22.3", East, "1S P P P", true, false, NoSeat, "1S by E"},
	{"22.4", West, "P P P P", true, true, NoSeat, "Pass"},
	{"22 not begun", South, "", false, false, South, "Pass"},
	{"22 three passes", North, "P P P", false, false, West, "Pass"},
	{"22 fourth seat opens", North, "P P P 1C", false, false, North, "1C by W"},
	{"22 two passes after a bid", North, "1C P P", false, false, West, "1C by N"},
	{"22 the first to bid the denomination declares", North, "1H P 2C P 2H P 4H P P P", true, false, NoSeat, "4H by N"},
	{"22 partner bid the denomination first", North, "1C P 1H P 2H P 4H P P P", true, false, NoSeat, "4H by S"},
	{"22 an opponent bid the denomination first", East, "1S P P X P 2S P 4S P P P", true, false, NoSeat, "4S by S"},
	{"22 the denomination of the last bid only", North, "1S P 1NT P 2NT P 3NT P P P", true, false, NoSeat, "3NT by S"},
}

var trickVectors = []struct {
	id     string
	leader Seat
	trump  Denom
	cards  string // in order of play
	want   Seat
}{
	{"44-1", West, NoTrump, "S5 SK HA SA", South},
	{"44-2", West, Hearts, "SA H2 H3 SK", East},
	{"44E a trump led", North, Spades, "S2 S9 HA S10", West},
	{"44F a discard does not win", East, NoTrump, "D2 HA SA CA", East},
	{"44F trumps, but none in the trick", South, Clubs, "H9 HJ HQ DA", North},
	{"44F so far", North, NoTrump, "H9 HJ", East},
	{"44F so far, no contract known", North, NoDenom, "H9 HJ", East},
	{"44 nothing led", North, NoTrump, "", NoSeat},
}

var followVectors = []struct {
	id   string
	hand string
	led  Suit
	want string
}{
	{"44-3", "K2.3..5", Hearts, ".3.."},
	{"44-4", "AQ52...", NoSuit, "AQ52..."},
	{"44C", "A5.KQ2.J.", Hearts, ".KQ2.."},
	{"44D", "A5.KQ2.J.", Clubs, "A5.KQ2.J."},
	{"44A", "A5.KQ2.J.", NoSuit, "A5.KQ2.J."},
	{"44C with nothing known", "-", Clubs, "-"},
}

// scoreVectors give the result as tricks over or under the contract.
var scoreVectors = []struct {
	id       string
	contract string
	result   int
	vul      bool
	want     int
}{
	{"77-1", "1C by N", 0, false, 70},
	{"77-2", "1NT by N", 0, false, 90},
	{"77-3", "2S by N", 0, true, 110},
	{"77-4", "2HX by N", 0, false, 470},
	{"77-5", "2HX by N", 0, true, 670},
	{"77-6 not vulnerable", "3NT by N", 0, false, 400},
	{"77-6 vulnerable", "3NT by N", +2, true, 660},
	{"77-7", "4S by N", 0, true, 620},
	{"77-8", "6NT by N", 0, true, 1440},
	{"77-9", "7NTXX by N", 0, true, 2980},
	{"77-10 doubled", "1NTX by N", 0, false, 180},
	{"77-10 redoubled", "1NTXX by N", 0, false, 560},
	{"77-11 not vulnerable", "3NTX by N", -4, false, -800},
	{"77-11 vulnerable", "3NTX by N", -4, true, -1100},
	{"77-12", "4SXX by N", -2, true, -1000},
	{"77-13", "1CXX by N", +2, true, 1030},
	{"77-14", "4HX by N", +2, false, 790},
	{"77-15", "7C by N", 0, false, 1440},
	{"77-16", "6DX by N", 0, false, 1090},
	{"77 passed out", "Pass", 0, true, 0},
	{"77 undertricks", "4S by N", -1, false, -50},
	{"77 undertricks", "4S by N", -3, true, -300},
	{"77 undertricks doubled", "4SX by N", -1, false, -100},
	{"77 undertricks doubled", "4SX by N", -2, false, -300},
	{"77 undertricks doubled", "4SX by N", -3, false, -500},
	{"77 undertricks doubled", "4SX by N", -5, false, -1100},
	{"77 undertricks doubled", "4SX by N", -1, true, -200},
	{"77 undertricks doubled", "4SX by N", -2, true, -500},
	{"77 undertricks doubled", "4SX by N", -3, true, -800},
	{"77 undertricks doubled", "4SX by N", -5, true, -1400},
	{"77 undertricks redoubled", "4SXX by N", -1, false, -200},
	{"77 undertricks redoubled", "4SXX by N", -2, false, -600},
	{"77 undertricks redoubled", "4SXX by N", -3, false, -1000},
	{"77 undertricks redoubled", "4SXX by N", -4, false, -1600},
	{"77 undertricks redoubled", "4SXX by N", -1, true, -400},
	{"77 undertricks redoubled", "4SXX by N", -4, true, -2200},
	{"77 undertricks redoubled", "4SXX by N", -5, true, -2800},
	{"77 overtricks", "2D by N", +3, true, 150},
	{"77 overtricks doubled", "2DX by N", +1, false, 280},
	{"77 overtricks doubled", "2DX by N", +1, true, 380},
	{"77 overtricks redoubled", "2SXX by N", +1, false, 840},
	{"77 small slam", "6H by N", +1, false, 1010},
	{"77 grand slam", "7S by N", 0, true, 2210},
}

// The 78B vectors are both ends of every step. Some published tables have 410 for 420 and 1190 for 1290; these do not.
var impVectors = []struct {
	low, high, imps int
}{
	{0, 10, 0}, {20, 40, 1}, {50, 80, 2}, {90, 120, 3}, {130, 160, 4}, {170, 210, 5}, {220, 260, 6}, {270, 310, 7},
	{320, 360, 8}, {370, 420, 9}, {430, 490, 10}, {500, 590, 11}, {600, 740, 12}, {750, 890, 13}, {900, 1090, 14},
	{1100, 1290, 15}, {1300, 1490, 16}, {1500, 1740, 17}, {1750, 1990, 18}, {2000, 2240, 19}, {2250, 2490, 20},
	{2500, 2990, 21}, {3000, 3490, 22}, {3500, 3990, 23}, {4000, 15200, 24},
	{420, 420, 9}, {430, 430, 10}, {1180, 1190, 15}, {1200, 1290, 15}, {1300, 1300, 16},
}

var matchpointVectors = []struct {
	id     string
	scores []int
	want   []int
}{
	{"78A", []int{620, 620, 170, -100, -100}, []int{7, 7, 4, 1, 1}},
	{"78A one result", []int{420}, []int{0}},
	{"78A nobody played", nil, []int{}},
	{"78A all equal", []int{50, 50, 50}, []int{2, 2, 2}},
}
