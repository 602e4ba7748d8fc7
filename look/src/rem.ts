/** A size of the design, in CSS px at the usual text size, that grows with the reader's own text size. */
export const rem = (px: number): string => `${px / 16}rem`;
