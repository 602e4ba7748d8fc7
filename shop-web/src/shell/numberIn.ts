/** readings.md, Pages without a parameter; null if absent or invalid. */
export function numberIn(query: URLSearchParams, name: string): string | null {
  const asked = query.get(name);
  return asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
}
