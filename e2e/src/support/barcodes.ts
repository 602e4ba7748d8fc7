import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductUnderTest } from '../product/startProduct.ts';

export async function articleWithBarcode(product: ProductUnderTest) {
  const answer = await fetch(`${product.url}/nl/api/search?keywords=room&limit=96`);
  const { products } = searchProducts.response.parse(await answer.json());
  const article = products.find(({ ean }) => ean?.length === 13);
  if (!article?.ean) throw new Error('there is no article with an EAN-13');
  return { article: article.article_number, ean: article.ean };
}

export const scannerWords = {
  nl: {
    scan: 'Barcode scannen',
    product: (article: string) => `/${article}`,
    blocked: 'De camera is geblokkeerd',
    code: 'Barcode',
    orByHand: 'Of typ de cijfers onder de streepjes',
    find: 'Zoek artikel',
    wrong: /^Dit is geen barcode/,
    unknown: 'Geen artikel met deze barcode',
    search: '/zoekresultaten',
  },
  fr: {
    scan: 'Scanner un code-barres',
    product: (article: string) => `/fr/${article}`,
    blocked: 'La caméra est bloquée',
    code: 'Code-barres',
    orByHand: 'Ou tapez les chiffres sous les barres',
    find: 'Chercher l’article',
    wrong: /^Ce n’est pas un code-barres/,
    unknown: 'Aucun article avec ce code-barres',
    search: '/resultats-de-la-recherche',
  },
} as const;
