import { describe, expect, it } from '@jest/globals';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { findPriceUnits, inKilograms, type PriceUnitOf } from './findPriceUnits.ts';
import { deposit, goods, invoiceOf } from './ubl/testing/exampleInvoices.ts';
import { articlesByPriceUnit, viewLine } from './viewInvoice.ts';

const piece = { nl: 'st', fr: 'pc' };
const findUnits = (lines: Parameters<typeof invoiceOf>[0], products: readonly ProductFacts[]) =>
  findPriceUnits(
    {
      findProducts: (articles) =>
        Promise.resolve(
          new Map(
            products
              .filter(({ articleNumber }) => articles.includes(articleNumber))
              .map((product) => [product.articleNumber, product]),
          ),
        ),
    },
    articlesByPriceUnit(invoiceOf(lines)),
    '2026-03-23',
  );

const viewer = (priceUnitOf: PriceUnitOf) => ({
  priceUnitOf,
  erpNumbers: new Map<string, string>(),
  language: 'nl' as const,
});

describe('the unit of a price on an invoice', () => {
  it('is the price unit of the article, also where a box of several is sold without weight', async () => {
    const box = goods({}, 24);
    const priceUnitOf = await findUnits([box], [exampleProduct({ articleNumber: '131209', priceUnit: piece })]);
    expect(viewLine(box, viewer(priceUnitOf))).toMatchObject({ unit: 'doos', price_unit: 'st' });
    expect(viewLine(box, { ...viewer(priceUnitOf), language: 'fr' })).toMatchObject({
      unit: 'caisse',
      price_unit: 'pc',
    });
  });

  it('is the order unit, or a kilogram with a weight, for an article that the assortment lacks', async () => {
    const lines = [goods({}), goods({ weight: 2.5 })];
    const priceUnitOf = await findUnits(lines, []);
    expect(lines.map((line) => viewLine(line, viewer(priceUnitOf)).price_unit)).toEqual(['doos', 'kg']);
  });

  it('is absent for a deposit', () => {
    expect(viewLine(deposit(10, 4500), viewer(inKilograms)).price_unit).toBeNull();
  });
});

it('a line of an invoice has the number of its article in the ERP', () => {
  const context = { ...viewer(inKilograms), erpNumbers: new Map([['131209', 'AX-20/B']]) };
  expect(viewLine(goods({}), context)).toMatchObject({ article_number: '131209', erp_number: 'AX-20/B' });
  expect(JSON.stringify(viewLine(goods({}), viewer(inKilograms)))).not.toContain('erp_number');
});
