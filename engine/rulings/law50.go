package rulings

var law50 []Procedure
