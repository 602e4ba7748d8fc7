import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';

export type ListGroup = {
  readonly code: string;
  /** Empty for unavailable articles. */
  readonly name: string;
  readonly board: string;
  readonly lines: readonly WishListLine[];
};

/** Unavailable ones last. */
export function groupListLines(lines: readonly WishListLine[]): ListGroup[] {
  const groups = new Map<
    string,
    { readonly sorting: number; readonly group: ListGroup; readonly lines: WishListLine[] }
  >();
  for (const line of lines) {
    const { product } = line;
    const code = product?.group_code ?? '';
    const existingGroup = groups.get(code);
    if (existingGroup) existingGroup.lines.push(line);
    else {
      const members = [line];
      const group = { code, name: product?.group ?? '', board: product?.board ?? 'dry', lines: members };
      groups.set(code, { sorting: product?.group_sorting ?? Infinity, group, lines: members });
    }
  }
  return [...groups.values()].toSorted((first, second) => first.sorting - second.sorting).map(({ group }) => group);
}
