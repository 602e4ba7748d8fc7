import type { Cell } from '../download/sheetColumns.ts';

/** RFC 4180 with semicolons and decimal commas, as Belgian spreadsheets read it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** Spreadsheets run texts that begin so as formulas. */
const formula = /^[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
