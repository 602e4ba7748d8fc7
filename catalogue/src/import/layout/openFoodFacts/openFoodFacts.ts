import { groupBy } from '@talloor/platform/groupBy.ts';
import { writeLevel } from '../../../navigation/writeNavigation.ts';
import type { ReadLine } from '../../reading/readLine.ts';
import { existing, type ImportWriting } from '../../subject.ts';
import type { Tally } from '../../tally.ts';
import { places } from './categories.ts';
import { productOf } from './productOf.ts';

const marks = ['ean', 'name', 'category_derived', 'lang_guess'] as const;

const columns = [
  ...marks,
  'gs1_country',
  'gs1_prefix7',
  'category_match',
  'ingredients_text',
  'allergens_derived',
  'fat_100g',
  'saturated_fat_100g',
  'carbohydrates_100g',
  'sugars_100g',
  'fiber_100g',
  'proteins_100g',
  'salt_100g',
  'alcohol_100g',
] as const;

/** docs/import.md; prices come from the EAN. */
export const openFoodFacts = {
  marks,
  columns,
  refuses: () => null,
  translate: async function* (lines: AsyncIterable<ReadLine>, tally: Tally): AsyncGenerator<ReadLine> {
    for await (const read of lines) {
      if ('error' in read) {
        yield read;
        continue;
      }
      const { value, omissions } = productOf(read.value);
      for (const { field, message } of omissions) tally.note(read.line, field, message);
      yield { line: read.line, value };
    }
  },
  prepare: writeMissingPlaces,
};

async function writeMissingPlaces(writing: ImportWriting): Promise<void> {
  const { client } = writing;
  const rowOf = ({ nl, fr }: { nl: string; fr: string }, sorting: number) => ({
    name_nl: nl,
    name_fr: fr,
    description_nl: '',
    description_fr: '',
    icon: null,
    sorting,
  });
  const byGroup = [...groupBy(places, ({ group }) => group.code).values()];
  const codes = byGroup.flatMap(([first]) => first?.group.code ?? []);
  const groups = await existing(client, 'navigation_groups', 'group_code', codes);
  await writeLevel(
    writing,
    'group',
    byGroup.flatMap(([first], at) =>
      !first || groups.has(first.group.code)
        ? []
        : { group_code: first.group.code, board: first.group.code, ...rowOf(first.group, 500 + at) },
    ),
  );
  const subgroups = await existing(
    client,
    'navigation_subgroups',
    'subgroup_code',
    places.map((p) => p.subgroup.code),
  );
  await writeLevel(
    writing,
    'subgroup',
    places.flatMap(({ group, subgroup }, at) =>
      subgroups.has(subgroup.code)
        ? []
        : { subgroup_code: subgroup.code, group_code: group.code, ...rowOf(subgroup, 500 + at) },
    ),
  );
}
