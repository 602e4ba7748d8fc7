import type { ProductFacts } from '@talloor/rules/facts.ts';
import { wordsOf } from '../office/sought.ts';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Ignores accents. @param products visible to the user; others match by number only */
export function articlesOfWords(
  q: string,
  articles: readonly string[],
  products: ReadonlyMap<string, ProductFacts>,
): readonly { readonly word: string; readonly articles: readonly string[] }[] {
  const words = wordsOf(q);
  const texts = articles.map((articleNumber) => {
    const product = products.get(articleNumber);
    return [
      articleNumber,
      folded([articleNumber, product?.brand, product?.name.nl, product?.name.fr].join(' ')),
    ] as const;
  });
  return words.map((word) => ({
    word,
    articles: texts.flatMap(([articleNumber, text]) => (text.includes(folded(word)) ? [articleNumber] : [])),
  }));
}
