/** A report as it came or is being corrected: an object of which nothing is certain. */
export type RawReport = Readonly<Record<string, unknown>>;
export type RawLine = Readonly<Record<string, unknown>>;

/** What came, where it is an object at all. */
export const reportOf = (message: unknown): RawReport =>
  typeof message === 'object' && message !== null && !Array.isArray(message) ? (message as RawReport) : {};

/** Its lines, where it has some. */
export const linesOf = (report: RawReport): readonly RawLine[] =>
  Array.isArray(report['lines']) ? report['lines'].map(reportOf) : [];

/** Fields that hold one value, in their order. */
export const plainFieldsOf = (report: RawReport): readonly (readonly [string, string | number | boolean | null])[] =>
  Object.entries(report).filter(
    (entry): entry is [string, string | number | boolean | null] => entry[1] === null || typeof entry[1] !== 'object',
  );

/** What stands in a field: as it is read, or nothing. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value).replace('.', ',') : '';

const numbers = new Set(['stop', 'stops', 'stops_before', 'delivered', 'weight']);
const perhapsNothing = new Set(['weight', 'reason', 'signature']);

/** What was typed, as the report says it: a number where one belongs, nothing where there may be none. Pure. */
export function typedValue(field: string, typed: string): string | number | null {
  if (typed.trim() === '' && perhapsNothing.has(field)) return null;
  if (!numbers.has(field)) return typed;
  const number = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) ? typed : number;
}
