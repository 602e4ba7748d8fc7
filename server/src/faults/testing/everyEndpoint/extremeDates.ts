/** A day that a person writes, or an instant of it. */
const written = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** The first and the last day that ISO 8601 writes with four digits, in place of the one in a value; none where it is no date. */
export function extremeDates(value: unknown): readonly string[] {
  const match = typeof value === 'string' ? written.exec(value) : null;
  return match === null ? [] : ['0001-01-01', '9999-12-31'].map((day) => `${day}${match[1] ?? ''}`);
}
