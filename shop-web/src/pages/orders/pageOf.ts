/** From 1. */
export function pageOf(query: URLSearchParams): number {
  const asked = Number(query.get('page') ?? '1');
  return Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
}
