const datePattern = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** First and last four-digit day; empty unless a date. */
export function extremeDates(value: unknown): readonly string[] {
  const match = typeof value === 'string' ? datePattern.exec(value) : null;
  return match === null ? [] : ['0001-01-01', '9999-12-31'].map((day) => `${day}${match[1] ?? ''}`);
}
