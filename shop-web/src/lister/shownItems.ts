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

/** Search matches, all, or the first `limit` plus chosen ones; and the number hidden. */
export function shownItems<T extends Item>(
  items: readonly T[],
  { limit, chosen, query, isWhole }: Choice,
): { readonly shown: readonly T[]; readonly more: number } {
  const wanted = plain(query.trim());
  if (wanted !== '') return { shown: items.filter((item) => plain(item.label).includes(wanted)), more: 0 };
  const shown = isWhole ? items : items.filter((item, at) => at < limit || chosen.includes(item.key));
  return { shown, more: items.length - shown.length };
}
