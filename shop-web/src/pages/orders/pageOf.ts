/** From 1. */
export function pageOf(query: URLSearchParams): number {
  const pageNumber = Number(query.get('page') ?? '1');
  return Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 10_000 ? pageNumber : 1;
}
