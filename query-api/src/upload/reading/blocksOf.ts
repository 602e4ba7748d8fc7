import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';

/** Columns of one list; a line takes the first article that is filled in. */
export type Block = {
  readonly articles: readonly number[];
  /** Null: a person fills in each quantity. */
  readonly quantity: number | null;
  readonly unit: number | null;
};

/**
 * The articles of each list stand before its quantity, or all behind. Null when a list lacks one, or has two
 * quantities.
 */
export function blocksOf(roles: readonly UploadColumnRole[]): readonly Block[] | null {
  const first = roles.find((role) => role === 'article' || role === 'quantity');
  const last = first === 'article' ? 'quantity' : 'article';
  const blocks: { articles: number[]; quantities: number[]; units: number[] }[] = [];
  let isComplete = true;
  for (const [column, role] of roles.entries()) {
    if (role === 'unused') continue;
    if (blocks.length === 0 || (role === first && isComplete)) {
      blocks.push({ articles: [], quantities: [], units: [] });
      isComplete = false;
    }
    if (role === last) isComplete = true;
    const block = blocks.at(-1);
    if (role === 'article') block?.articles.push(column);
    else if (role === 'quantity') block?.quantities.push(column);
    else block?.units.push(column);
  }
  // Later articles are other codes of the same.
  const rest = blocks.length > 1 && blocks.at(-1)?.quantities.length === 0 ? blocks.pop() : undefined;
  if (rest) blocks.at(-1)?.articles.push(...rest.articles);
  const lists = blocks.flatMap(({ articles, quantities: [quantity, another], units: [unit = null, other] }): Block[] =>
    articles.length > 0 && quantity !== undefined && another === undefined && other === undefined
      ? [{ articles, quantity, unit }]
      : [],
  );
  return lists.length > 0 && lists.length === blocks.length ? lists : null;
}
