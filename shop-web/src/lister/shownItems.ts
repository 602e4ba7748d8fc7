type Item = { readonly key: string; readonly label: string };

type Choice = {
  readonly limit: number;
  readonly chosen: readonly string[];
  readonly query: string;
  readonly isWhole: boolean;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Search matches, all, or the first `limit` plus chosen ones. */
export function shownItems<T extends Item>(
  items: readonly T[],
  { limit, chosen, query, isWhole }: Choice,
): { readonly shown: readonly T[]; readonly more: number } {
  const plainQuery = plain(query.trim());
  if (plainQuery !== '') return { shown: items.filter((item) => plain(item.label).includes(plainQuery)), more: 0 };
  const visibleItems = isWhole ? items : items.filter((item, at) => at < limit || chosen.includes(item.key));
  return { shown: visibleItems, more: items.length - visibleItems.length };
}
