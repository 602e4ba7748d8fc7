/**
 * The articles with one of them in another place.
 * @param before the article that it then stands before; null is the end
 */
export function movedBefore(articles: readonly string[], article: string, before: string | null): string[] {
  const others = articles.filter((one) => one !== article);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 || before === article ? [...articles] : [...others.slice(0, at), article, ...others.slice(at)];
}

/**
 * The article changes places with its neighbour among those that are shown together (a group of the list).
 * @returns null where it has none on that side
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
