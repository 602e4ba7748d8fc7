/** A report as it came or is being filled in: an object of which nothing is certain. */
export type RawReport = Readonly<Record<string, unknown>>;
export type RawRow = Readonly<Record<string, unknown>>;

/** What came, where it is an object at all. */
export const reportOf = (message: unknown): RawReport =>
  typeof message === 'object' && message !== null && !Array.isArray(message) ? (message as RawReport) : {};

/** Rows of one of its fields, where it has some. */
export const rowsIn = (report: RawReport, field: string): readonly RawRow[] => {
  const rows = report[field];
  return Array.isArray(rows) ? rows.map(reportOf) : [];
};

/** What stands in a field: as it is read, or nothing. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value).replace('.', ',') : '';

/** What was typed as a number; null where it is none. Pure. */
export function numberIn(value: unknown): number | null {
  const typed = shownValue(value).replaceAll(/\s/g, '').replace(',', '.');
  const number = Number(typed);
  return typed === '' || Number.isNaN(number) ? null : number;
}

/** Of a quantity with three decimals, without what a computer adds to them. Pure. */
export const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;
