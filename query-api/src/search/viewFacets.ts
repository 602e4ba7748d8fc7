import type { FoundFacet } from '@talloor/catalogue/catalogue.ts';
import type { Facet } from '@talloor/contracts/endpoints/catalogue.ts';
import { fr } from '@talloor/messages/facets/fr.ts';
import { nl } from '@talloor/messages/facets/nl.ts';
import type { Language } from '@talloor/rules/facts.ts';

const texts = { nl, fr };
const countries = {
  nl: new Intl.DisplayNames('nl-BE', { type: 'region' }),
  fr: new Intl.DisplayNames('fr-BE', { type: 'region' }),
};

export const viewFacets = (facets: readonly FoundFacet[], language: Language): Facet[] =>
  facets.map((facet) => ({
    ...facet,
    items: facet.items.map((item) => ({ ...item, label: item.label ?? nameOf(facet.key, item.key, language) })),
  }));

function nameOf(facet: string, item: string, language: Language): string {
  const { storage, allergen_free, promo, mine, deliverable } = texts[language];
  const itemNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    storage,
    allergen_free,
    promo: { '1': promo },
    mine: { '1': mine },
    deliverable: { '1': deliverable },
  };
  if (facet === 'origin') return countries[language].of(item) ?? item;
  return itemNames[facet]?.[item] ?? item;
}
