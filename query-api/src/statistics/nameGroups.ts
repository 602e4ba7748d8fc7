import type { CategoryFacts } from '@talloor/catalogue/assortment/assortment.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';

/** By code, of the whole assortment. */
export async function nameGroups(
  { catalogue, clock }: Pick<ReadSide, 'catalogue' | 'clock'>,
  language: 'nl' | 'fr',
): Promise<ReadonlyMap<string, string>> {
  const tree = await catalogue.findNavigation(null, dayAt(clock.now().getTime()));
  const namesIn = (categories: readonly CategoryFacts[]): [string, string][] =>
    categories.flatMap(({ code, name, children }) => [
      [code, name[language]] as [string, string],
      ...namesIn(children),
    ]);
  return new Map(namesIn(tree));
}
