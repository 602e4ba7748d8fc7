import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';

export type RawReport = Readonly<Record<string, unknown>>;
export type RawRow = Readonly<Record<string, unknown>>;

export const reportOf = (message: unknown): RawReport =>
  typeof message === 'object' && message !== null && !Array.isArray(message) ? (message as RawReport) : {};

export const rowsIn = (report: RawReport, field: string): readonly RawRow[] => {
  const rows = report[field];
  return Array.isArray(rows) ? rows.map(reportOf) : [];
};

export const displayText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? quantityInput(value) : '';

/** Null for no number. @param unit may follow the number @param step whole for counts */
export function numberIn(value: unknown, unit = '', step = 0.001): number | null {
  const text = displayText(value);
  const typed = readTypedQuantity(text, { step, units: unit === '' ? [] : [unit], most: Infinity });
  return text.trim() === '' || typeof typed === 'string' ? null : typed;
}

/** Three decimals. */
export const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;
