import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

const [pageWidth, pageHeight] = [595.28, 841.89];
const margin = 40;
export const sheetRight = pageWidth - margin;
export const sheetLeft = margin;
const bottom = pageHeight - margin - 20;
export const inks = {
  dark: '#231A21',
  soft: '#6B5E68',
  aub: '#5E2A52',
  bad: '#AE231C',
  info: '#1C5796',
  line: '#D8D1D6',
};
export type Ink = keyof typeof inks;

/** The shop's own face, embedded: every reader shows euro signs and accents alike. */
const resolve = createRequire(import.meta.url).resolve;
const fonts = { text: 'archivo-latin-400-normal.woff', strong: 'archivo-latin-600-normal.woff' };
export type Font = keyof typeof fonts;

/** A column of the table: its left edge and width in points, and where its words stand. */
export type SheetColumn = { readonly left: number; readonly width: number; readonly align: 'left' | 'right' };
/** A row: a cell per column, and what stands under the first of them. */
export type SheetRow = {
  readonly cells: readonly string[];
  readonly notes: readonly { readonly text: string; readonly ink: Ink }[];
};

/** The face has no narrow or non-breaking spaces of its own. */
export const written = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

/** A4 sheets with a table of any columns: no row is cut, and each further sheet repeats the heads of the columns. */
export function noteSheet(pdf: Pdf, title: string, columns: readonly SheetColumn[], heads: readonly string[]) {
  for (const [name, file] of Object.entries(fonts))
    pdf.registerFont(name, resolve(`@fontsource/archivo/files/${file}`));
  const wear = (font: Font, size: number, ink: Ink) => pdf.font(font).fontSize(size).fillColor(inks[ink]);
  const at = (text: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left') =>
    pdf.text(written(text), x, y, { width, align, lineBreak: align === 'left' });
  const rule = () => {
    pdf.moveTo(sheetLeft, pdf.y).lineTo(sheetRight, pdf.y).lineWidth(0.5).strokeColor(inks.line).stroke();
    pdf.y += 4;
  };
  const cellsAt = (texts: readonly string[], top: number) =>
    texts.forEach((text, index) => {
      const column = columns[index];
      if (column) at(text, column.left, top, column.width, column.align);
    });
  const first = columns[0]?.width ?? 0;
  const tall = (text: string, size: number, font: Font = 'text') =>
    pdf.font(font).fontSize(size).heightOfString(written(text), { width: first });
  const heightOf = ({ cells, notes }: SheetRow): number =>
    8 + tall(cells[0] ?? '', 9.5, 'strong') + notes.reduce((sum, { text }) => sum + tall(text, 8), 0);

  const columnHeads = () => {
    const top = pdf.y;
    wear('text', 8, 'soft');
    cellsAt(heads, top);
    pdf.y = top + 12;
    rule();
  };
  const room = (points: number) => {
    if (pdf.y + points <= bottom) return;
    pdf.addPage();
    wear('text', 8, 'soft');
    at(title, sheetLeft, margin, 400);
    pdf.y = margin + 18;
    columnHeads();
  };
  return {
    wear,
    at,
    rule,
    columnHeads,
    row: (row: SheetRow): void => {
      room(heightOf(row));
      const top = pdf.y;
      wear('strong', 9.5, 'dark');
      at(row.cells[0] ?? '', sheetLeft, top, first);
      for (const { text, ink } of row.notes) {
        wear('text', 8, ink);
        at(text, sheetLeft, pdf.y, first);
      }
      const below = pdf.y;
      wear('text', 9.5, 'dark');
      cellsAt(['', ...row.cells.slice(1)], top);
      pdf.y = below + 3;
      rule();
    },
    /** Keeps so many points together on one sheet. */
    keepTogether: (points: number): void => {
      if (pdf.y + points > bottom) pdf.addPage();
    },
    /** Numbers all sheets, once everything is written. */
    numberSheets: (said: (page: number, pages: number) => string): void => {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        wear('text', 8, 'soft');
        pdf.page.margins.bottom = 0;
        at(said(page + 1, count), sheetLeft, pageHeight - margin + 4, sheetRight - sheetLeft, 'right');
      }
    },
  };
}
