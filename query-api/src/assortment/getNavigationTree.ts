import { getNavigationTree } from '@talloor/contracts/endpoints/assortment.ts';
import type { CategoryFacts } from '@talloor/catalogue/assortment/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import type { ReadSide } from '../readSide.ts';
import { viewCategory } from './viewCategory.ts';

/** Three levels; the JSON is cached per tree. */
export function getNavigationTreeRoute({ catalogue, clock }: ReadSide): Route {
  const rendered = new WeakMap<readonly CategoryFacts[], Partial<Record<Language, Buffer>>>();
  const render = (tree: readonly CategoryFacts[], language: Language): Buffer => {
    const known = rendered.get(tree) ?? {};
    rendered.set(tree, known);
    return (known[language] ??= Buffer.from(JSON.stringify(tree.map((each) => viewCategory(each, language)))));
  };
  return route(getNavigationTree, async (_input, { customerNumber, language }) => {
    const tree = await catalogue.findNavigation(customerNumber, dayAt(clock.now().getTime()));
    return { rendered: render(tree, language) };
  });
}
