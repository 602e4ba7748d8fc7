type Row = Readonly<Record<string, unknown>> | null;

/** One field that is otherwise afterwards; undefined where it was not there. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What a change made of a row: each field that differs, in the order of the row. Pure. */
export function differences(before: Row, after: Row): readonly Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after));
}

/** A value as one reads it; empty is empty. Pure. */
export function inShort(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.map(inShort).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
