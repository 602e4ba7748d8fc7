/** readings.md, Pages without a parameter; null if absent or invalid. */
export function numberIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value !== null && /^\d{1,20}$/.test(value) ? value : null;
}
