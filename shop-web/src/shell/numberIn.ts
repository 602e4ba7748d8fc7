/** The number of a document in an address (readings.md, Pages without a parameter); null where there is none, or no number. */
export function numberIn(query: URLSearchParams, name: string): string | null {
  const asked = query.get(name);
  return asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
}
