import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { PaperLine } from './paperLines.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const [pageWidth, pageHeight] = [595.28, 841.89];
const margin = 48;
const right = pageWidth - margin;
const bottom = pageHeight - margin - 20;
/** Left edges of the columns and their widths, in points. */
const columns = {
  name: [margin, 250],
  quantity: [margin + 256, 70],
  price: [margin + 330, 92],
  total: [right - 76, 76],
} as const;
const ink = { dark: '#231A21', soft: '#6B5E68', aub: '#5E2A52', bad: '#AE231C', ok: '#1B6A3C', line: '#D8D1D6' };
type Ink = keyof typeof ink;

/** The shop's own face, embedded: every reader shows euro signs and accents alike. */
const resolve = createRequire(import.meta.url).resolve;
const fonts = { text: 'archivo-latin-400-normal.woff', strong: 'archivo-latin-600-normal.woff' };
type Font = keyof typeof fonts;

/** An amount under the lines. */
export type PaperSum = { readonly label: string; readonly amount: string; readonly kind: 'plain' | 'strong' | 'total' };

/** The face has no narrow or non-breaking spaces of its own. */
const written = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

const sumHeight = ({ kind }: PaperSum): number => (kind === 'total' ? 20 : 15);

/**
 * A4 sheets of headings, rows and sums, on which no row is cut: what does not fit begins the next sheet, under what every
 * sheet says at its head.
 *
 * @param head written at the top of each further sheet: whose paper it is, and the names of the columns
 */
export function paperSheet(pdf: Pdf, head: { readonly title: string; readonly columns: PaperLine }) {
  for (const [name, file] of Object.entries(fonts))
    pdf.registerFont(name, resolve(`@fontsource/archivo/files/${file}`));
  const wear = (font: Font, size: number, colour: Ink) => pdf.font(font).fontSize(size).fillColor(ink[colour]);
  const write = (text: string, size: number, colour: Ink, font: Font = 'text') =>
    wear(font, size, colour).text(written(text), margin);
  const at = (text: string, [x, width]: readonly [number, number], y: number, align: 'left' | 'right' = 'left') =>
    pdf.text(written(text), x, y, { width, align, lineBreak: align === 'left' });
  const rule = () => {
    pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(ink.line).stroke();
    pdf.y += 5;
  };
  const tall = (text: string, font: Font, size: number): number =>
    pdf.font(font).fontSize(size).heightOfString(written(text), { width: columns.name[1] });
  const heightOf = (line: PaperLine): number =>
    9 +
    tall(line.name, 'strong', 10) +
    [line.facts, ...line.errors].reduce((sum, text) => sum + tall(text, 'text', 8.5), 0);

  const columnHeads = () => {
    wear('text', 8.5, 'soft');
    const { y } = pdf;
    at(head.columns.name, columns.name, y);
    const below = pdf.y;
    at(head.columns.quantity, columns.quantity, y, 'right');
    if (head.columns.price !== null) at(head.columns.price, columns.price, y, 'right');
    if (head.columns.total !== null) at(head.columns.total, columns.total, y, 'right');
    pdf.y = below + 2;
  };
  /** Whether it is on a new sheet now. */
  const room = (points: number): boolean => {
    if (pdf.y + points <= bottom) return false;
    pdf.addPage();
    write(head.title, 8.5, 'soft');
    pdf.moveDown(0.6);
    columnHeads();
    rule();
    return true;
  };
  const heading = (name: string, colour: Ink) => {
    pdf.moveDown(0.4);
    write(name, 11, colour, 'strong');
    pdf.y += 2;
    rule();
  };

  return {
    write,
    columnHeads,
    /** Lines under their heading, which a further sheet repeats. @param after points to keep free under the last line */
    group: (name: string, continued: string, colour: Ink, lines: readonly PaperLine[], after: number): void => {
      const free = (index: number) => heightOf(lines[index] ?? head.columns) + (index === lines.length - 1 ? after : 0);
      room(26 + free(0));
      heading(name, colour);
      for (const [index, line] of lines.entries()) {
        if (room(free(index))) heading(continued, colour);
        const top = pdf.y;
        wear('strong', 10, 'dark');
        at(line.name, columns.name, top);
        wear('text', 8.5, 'soft');
        at(line.facts, columns.name, pdf.y);
        pdf.fillColor(ink.bad);
        for (const error of line.errors) at(error, columns.name, pdf.y);
        const below = pdf.y;
        wear('text', 10, 'dark');
        at(line.quantity, columns.quantity, top, 'right');
        if (line.price !== null) at(line.price, columns.price, top, 'right');
        if (line.total !== null) at(line.total, columns.total, top, 'right');
        pdf.y = below + 4;
        rule();
      }
    },
    /** How much the sums take, in points. */
    heightOfSums: (sums: readonly PaperSum[]): number => sums.reduce((height, sum) => height + sumHeight(sum), 10),
    sums: (sums: readonly PaperSum[]): void => {
      pdf.moveDown(0.6);
      for (const sum of sums) {
        const top = pdf.y;
        wear(sum.kind === 'plain' ? 'text' : 'strong', sum.kind === 'total' ? 13 : 10, 'dark');
        at(sum.label, [margin + 256, 170], top);
        at(sum.amount, columns.total, top, 'right');
        pdf.y = top + sumHeight(sum);
      }
    },
    /** Numbers all sheets, once everything is written. */
    numberSheets: (said: (page: number, pages: number) => string): void => {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        wear('text', 8, 'soft');
        pdf.page.margins.bottom = 0;
        const place = { width: right - margin, align: 'right', lineBreak: false } as const;
        pdf.text(said(page + 1, count), margin, pageHeight - margin + 6, place);
      }
    },
  };
}
