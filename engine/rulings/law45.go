package rulings

var law45 []Procedure
