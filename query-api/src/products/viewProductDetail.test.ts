import { expect, test } from '@jest/globals';
import type { ProductDetail } from '@talloor/catalogue/product/findDetail.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { viewProductDetail } from './viewProductDetail.ts';

const noText = { nl: '', fr: '' };
const detail: ProductDetail = {
  description: noText,
  ingredients: noText,
  nutrition: null,
  allergens: {},
  storage: null,
  storageText: noText,
  packaging: noText,
  origin: null,
  info: [],
  lifestyle: noText,
  sheets: [
    { type: 'T', language: '', name: 'all.pdf', size: 1 },
    { type: 'T', language: 'fr', name: 'fiche.pdf', size: 1 },
    { type: 'S', language: '', name: 'safety.pdf', size: 1 },
    { type: 'L', language: 'nl', name: 'logistiek.pdf', size: 1 },
  ],
  variants: [],
};

test.each([
  [true, 2.5],
  [false, undefined],
])('variants tell stock, and their price unless prices are hidden (%s)', (showPrices, price) => {
  const question = { customer: { showPrices }, quantity: 0, moment: null, language: 'nl' } as const;
  const prices = { ...exampleProduct().prices, listMills: 2500 };
  const other = viewProduct(exampleProduct({ articleNumber: '152002', stock: 12, prices }), question);
  const product = viewProduct(exampleProduct(), question);
  const [variant] = viewProductDetail(product, detail, [other], 'nl').variants;
  expect(variant).toMatchObject({ article_number: '152002', stock: 12, status: 'active', is_orderable: true });
  expect(variant?.price?.active_price).toBe(price);
});

test.each([
  ['nl', ['all.pdf', 'safety.pdf', 'logistiek.pdf']],
  ['fr', ['fiche.pdf', 'safety.pdf']],
] as const)('each type of sheet is shown in %s, else in the version for all languages', (language, names) => {
  const product = viewProduct(exampleProduct(), { customer: null, quantity: 0, moment: null, language });
  const { sheets } = viewProductDetail(product, detail, [], language);
  expect(sheets.map(({ name }) => name)).toEqual(names);
});
