import type PDFDocument from 'pdfkit';

/** Nine elements per sign, bars and spaces in turn; `w` is wide (ISO/IEC 16388). */
const signs: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
};
const wide = 2.5;

/** Widths in narrow elements, a bar first. */
export function code39(digits: string): number[] {
  return Array.from(`*${digits}*`).flatMap((sign, index) => {
    const elements = Array.from(signs[sign] ?? '', (width) => (width === 'w' ? wide : 1));
    return index === 0 ? elements : [1, ...elements];
  });
}

/** `right` in points. @returns left edge */
export function drawCode39(
  pdf: InstanceType<typeof PDFDocument>,
  digits: string,
  { right, top, height }: { readonly right: number; readonly top: number; readonly height: number },
): number {
  const narrow = 0.9;
  const widths = code39(digits);
  const left = right - widths.reduce((sum, width) => sum + width, 0) * narrow;
  let x = left;
  widths.forEach((width, index) => {
    if (index % 2 === 0) pdf.rect(x, top, width * narrow, height).fill('#000');
    x += width * narrow;
  });
  return left;
}
