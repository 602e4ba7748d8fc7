/** @param before next article; null for the end */
export function movedBefore(articles: readonly string[], article: string, before: string | null): string[] {
  const others = articles.filter((one) => one !== article);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 || before === article ? [...articles] : [...others.slice(0, at), article, ...others.slice(at)];
}

/**
 * Swaps with its neighbour in the same group.
 * @returns null at the edge
 */
export function movedBy(
  articles: readonly string[],
  shown: readonly string[],
  article: string,
  by: 1 | -1,
): string[] | null {
  const neighbour = shown[shown.indexOf(article) + by];
  if (neighbour === undefined) return null;
  const behind = articles[articles.indexOf(neighbour) + 1] ?? null;
  return movedBefore(articles, article, by === -1 ? neighbour : behind);
}
