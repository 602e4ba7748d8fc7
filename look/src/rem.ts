/** CSS px; grows with the reader's text size. */
export const rem = (px: number): string => `${px / 16}rem`;
