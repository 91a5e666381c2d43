package rulings

var law51 []Procedure
