export type RawReport = Readonly<Record<string, unknown>>;
export type RawRow = Readonly<Record<string, unknown>>;

/** The report, if it is an object. */
export const reportOf = (message: unknown): RawReport =>
  typeof message === 'object' && message !== null && !Array.isArray(message) ? (message as RawReport) : {};

export const rowsIn = (report: RawReport, field: string): readonly RawRow[] => {
  const rows = report[field];
  return Array.isArray(rows) ? rows.map(reportOf) : [];
};

export const displayText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value).replace('.', ',') : '';

/** Null for no number. */
export function numberIn(value: unknown): number | null {
  const text = displayText(value).replaceAll(/\s/g, '').replace(',', '.');
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? null : number;
}

/** Three decimals. */
export const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;
