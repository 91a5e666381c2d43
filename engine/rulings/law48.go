package rulings

var law48 []Procedure
