/** @param before next article; null for the end */
export function moveBefore(articles: readonly string[], article: string, before: string | null): string[] {
  const others = articles.filter((each) => each !== article);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 || before === article ? [...articles] : [...others.slice(0, at), article, ...others.slice(at)];
}

/** Within its group. @returns null at the edge */
export function moveBy(
  articles: readonly string[],
  visibleArticles: readonly string[],
  article: string,
  by: 1 | -1,
): string[] | null {
  const neighbour = visibleArticles[visibleArticles.indexOf(article) + by];
  if (neighbour === undefined) return null;
  const behind = articles[articles.indexOf(neighbour) + 1] ?? null;
  return moveBefore(articles, article, by === -1 ? neighbour : behind);
}
