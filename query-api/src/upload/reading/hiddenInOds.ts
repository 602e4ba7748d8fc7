/** Rows and columns of a sheet, from 0. */
export type HiddenCells = { readonly rows: ReadonlySet<number>; readonly columns: ReadonlySet<number> };

/** More hidden rows than an order has lines. */
const mostHidden = 20_000;
const tags = /<table:table(?:-(row|column))?(?=[\s>/])([^<>]*)>/g;

/** Hidden or filtered away (1.3, part 3, 19.749), which the library does not read. */
export function hiddenInOds(content: string): readonly HiddenCells[] {
  const sheets: { rows: Set<number>; columns: Set<number> }[] = [];
  const at = { row: 0, column: 0 };
  for (const [, of, attributes = ''] of content.matchAll(tags)) {
    if (of !== 'row' && of !== 'column') {
      sheets.push({ rows: new Set(), columns: new Set() });
      Object.assign(at, { row: 0, column: 0 });
      continue;
    }
    const repeated = Number(/-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
    const hidden = sheets.at(-1)?.[of === 'row' ? 'rows' : 'columns'];
    if (hidden && /table:visibility="(?:collapse|filter)"/.test(attributes))
      for (let place = at[of]; place < at[of] + repeated && hidden.size < mostHidden; place += 1) hidden.add(place);
    at[of] += repeated;
  }
  return sheets;
}
