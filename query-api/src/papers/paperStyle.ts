/** A4 in points. */
export const [pageWidth, pageHeight] = [595.28, 841.89];
export const margin = 40;
export const sheetLeft = margin;
export const sheetRight = pageWidth - margin;
export const sheetBottom = pageHeight - margin - 20;

export const inks = {
  dark: '#231A21',
  soft: '#6B5E68',
  aub: '#5E2A52',
  bad: '#AE231C',
  ok: '#1B6A3C',
  info: '#1C5796',
  line: '#D8D1D6',
};
export type Ink = keyof typeof inks;
