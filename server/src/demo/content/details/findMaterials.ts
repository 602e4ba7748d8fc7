import type { Allergen } from '@talloor/rules/product/productDetailWire.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import { materialLines } from './materials.ts';

export type Material = {
  readonly name: Bilingual;
  readonly allergen: { readonly kind: Allergen; readonly detail: Bilingual } | null;
  /** Where it comes from, when that is not where the article is made. */
  readonly origin: string | null;
};

const materials = materialLines
  .trim()
  .split('\n')
  .map((line) => {
    const [pattern = '', nl = '', fr = '', allergen = '', origin = '', animal = ''] = line
      .split(';')
      .map((part) => part.trim());
    const [kind = '', details = ''] = allergen.split(':');
    const [detailNl = '', detailFr = ''] = details.split('/');
    return {
      pattern: new RegExp(pattern, 'iu'),
      name: { nl, fr },
      allergen: kind === '' ? null : { kind: kind as Allergen, detail: { nl: detailNl, fr: detailFr } },
      origin: origin || null,
      isAnimal: animal !== '',
    };
  });

const withoutMeat = /vegan|vegetari|plantaardig/iu;

/** What an article is made of as far as its Dutch name tells, the main ingredient first. */
export function findMaterials(name: string): readonly Material[] {
  const isWithoutMeat = withoutMeat.test(name);
  return materials
    .flatMap((material) => {
      const at = isWithoutMeat && material.isAnimal ? -1 : name.search(material.pattern);
      return at < 0 ? [] : [{ at, material }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ material }) => material);
}
