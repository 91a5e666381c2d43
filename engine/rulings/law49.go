package rulings

var law49 []Procedure
