// Package law names the law: the editions of the Laws of Duplicate Bridge, what an authority may choose, citations and the
// subjects that moved between editions, and the catalogue of the 93 laws with their paragraphs.
//
// It knows no ruling. It carries numbers, titles and the shape of each law (which paragraphs there are), never the text.
package law
