import type { Bilingual } from '@talloor/rules/facts.ts';
import { demoNavigationLines } from './navigation.ts';
import { furtherNavigationLines } from './navigationBeyond.ts';

type Node = {
  readonly code: string;
  /** Digits: two for each level, counted by place. */
  readonly alias: string;
  readonly name: Bilingual;
  readonly icon: string | null;
};
export type DemoItem = Node;
export type DemoSubgroup = Node & { readonly items: readonly DemoItem[] };
export type DemoGroup = Node & { readonly board: string; readonly subgroups: readonly DemoSubgroup[] };

/**
 * All three levels of the demo's navigation. A line that begins with `=` is a group (`code|board|icon|nl|fr`), one with `-`
 * a sub-group of the group above it (`code|nl|fr|icon`), any other an item of that sub-group (`code|nl|fr`). Without an icon
 * the board's is worn. An item's code is that of its sub-group and its own: `cream-whole`.
 */
export const demoNavigation: readonly DemoGroup[] = readGroups(`${demoNavigationLines}${furtherNavigationLines}`);

function readGroups(text: string): readonly DemoGroup[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((block, index): DemoGroup => {
      const [head = '', ...below] = block.split(/^- /m);
      const [code = '', board = '', icon = '', nl = '', fr = ''] = head.trim().split('|');
      const place = index + 1;
      return {
        code,
        board,
        icon: icon || null,
        alias: aliasOf(place, 0, 0),
        name: { nl, fr },
        subgroups: below.map((lines, second) => readSubgroup(lines, place, second + 1)),
      };
    });
}

function readSubgroup(block: string, group: number, place: number): DemoSubgroup {
  const [head = '', ...lines] = block.trim().split('\n');
  const [code = '', nl = '', fr = '', icon = ''] = head.split('|');
  return {
    code,
    alias: aliasOf(group, place, 0),
    name: { nl, fr },
    icon: icon || null,
    items: lines.map((line, index) => {
      const [own = '', dutch = '', french = ''] = line.split('|');
      const name = { nl: dutch, fr: french };
      return { code: `${code}-${own}`, alias: aliasOf(group, place, index + 1), name, icon: null };
    }),
  };
}

/** Far above the series from which the catalogue draws aliases by itself. */
function aliasOf(group: number, subgroup: number, item: number): string {
  return String(group * 10_000 + subgroup * 100 + item);
}

/** The group and the sub-group of each item, by the item's code. */
export const placeOfItem: ReadonlyMap<string, { readonly groupCode: string; readonly subgroupCode: string }> = new Map(
  demoNavigation.flatMap((group) =>
    group.subgroups.flatMap((subgroup) =>
      subgroup.items.map((item) => [item.code, { groupCode: group.code, subgroupCode: subgroup.code }] as const),
    ),
  ),
);
