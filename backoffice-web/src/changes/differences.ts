type Row = Readonly<Record<string, unknown>> | null;

/** Undefined when absent. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

export function differences(before: Row, after: Row): readonly Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after));
}

export function shortText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.map(shortText).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
