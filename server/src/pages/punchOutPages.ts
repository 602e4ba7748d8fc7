import { punchOutPrefix, refusedEntryPaths } from '@talloor/contracts/punchOutPaths.ts';

/** Spec shopping §2; null: both languages. `:name` is a number, `:list` a list's key. */
export const punchOutPages: ReadonlyMap<string, 'nl' | 'fr' | null> = new Map([
  [`${punchOutPrefix}/index`, null],
  [`${punchOutPrefix}/basket`, null],
  [`${punchOutPrefix}/order`, null],
  [`${punchOutPrefix}/order-history`, null],
  [`${punchOutPrefix}/wishlist`, null],
  [`${punchOutPrefix}/wishlist/:list`, null],
  [`${punchOutPrefix}/product/:id`, 'nl'],
  [`${punchOutPrefix}/produit/:id`, 'fr'],
  [`${punchOutPrefix}/zoeken`, 'nl'],
  [`${punchOutPrefix}/rechercher`, 'fr'],
  [`${punchOutPrefix}/assortment`, 'nl'],
  [`${punchOutPrefix}/assortment/:alias`, 'nl'],
  [`${punchOutPrefix}/fr/assortment`, 'fr'],
  [`${punchOutPrefix}/fr/assortment/:alias`, 'fr'],
]);

/** Also for nginx. */
export const punchOutPattern = (page: string): string =>
  `^${page.replaceAll(':list', '[A-Za-z0-9_-]{1,64}').replaceAll(/:\w+/g, '[0-9]{1,20}')}$`;

const patterns = [...punchOutPages].map(([page, language]) => ({
  pattern: new RegExp(punchOutPattern(page)),
  language,
}));

/** Ignores a trailing slash. */
export const findPunchOutPage = (path: string): { readonly language: 'nl' | 'fr' | null } | null =>
  patterns.find(({ pattern }) => pattern.test(path.replace(/\/+$/, ''))) ?? null;

export const refusedEntryPages: ReadonlySet<string> = new Set(Object.values(refusedEntryPaths));

/** Pages that the customer's hosts may frame. */
export const isFramedPage = (path: string): boolean =>
  path.startsWith(`${punchOutPrefix}/`) || refusedEntryPages.has(path);
