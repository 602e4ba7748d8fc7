import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exampleProduct } from '../../testing/exampleProduct.ts';
import { judgeShelf, orderOfShelf } from './shelfOrder.ts';

const now = Date.parse('2026-03-11T14:12:00+01:00');
const product = exampleProduct({ article_number: '131209', sold_per: 1, minimum_order: 1, stock: null });
const line = (changes: object = {}) => ({ artNo: '131209', comment: '', par: 12, product, ...changes });
const judge = (countText: string, has = 0, changes: object = {}) => judgeShelf(line(changes), countText, has, now);

describe('the order of a shelf count', () => {
  test('has the quantity that is missing on the shelf', () => {
    expect(judge('4')).toEqual({ kind: 'order', quantity: 8, has: 0, lacking: 0 });
  });
  test('counts the quantity in the basket as part of the missing quantity', () => {
    expect(judge('4', 3)).toEqual({ kind: 'order', quantity: 8, has: 3, lacking: 0 });
  });
  test.each([8, 12])('keeps a basket quantity of %d when 8 are missing', (has) => {
    expect(judge('4', has)).toEqual({ kind: 'inBasket', quantity: 8, has, lacking: 0 });
  });
  test('reports an unorderable article, also when the basket has it', () => {
    const soldOut = { product: { ...product, stock: 0 } };
    for (const has of [0, 3]) expect(judge('4', has, soldOut)).toEqual({ kind: 'notOrderable' });
  });
  test.each(['abc', '-3', '1e9', '12 13', '10000'])('rejects the count %s', (countText) => {
    expect(judge(countText)).toEqual({ kind: 'notANumber' });
  });
  test('treats an empty count as not counted, 0 as an empty shelf, and enough stock as no order', () => {
    expect(judge(' ')).toEqual({ kind: 'toCount' });
    expect(judge('0')).toMatchObject({ kind: 'order', quantity: 12 });
    expect(judge('12,5')).toEqual({ kind: 'enough' });
    expect(judge('4', 0, { par: undefined })).toEqual({ kind: 'noPar' });
  });

  test('of a whole shelf has the items to order and the progress of the count', () => {
    const lines = [
      line(),
      line({ artNo: '131244', product: { ...product, article_number: '131244' } }),
      line({ artNo: '131533', product: { ...product, article_number: '131533' } }),
      line({ artNo: '100431', par: undefined, product: { ...product, article_number: '100431' } }),
      line({ artNo: '999999', product: null }),
    ];
    const counts = { '131209': '4', '131244': 'x', '100431': '1', '999999': '1' };
    expect(orderOfShelf({ lines }, counts, () => 0, now)).toEqual({
      items: { '131209': 8 },
      articles: 4,
      withPar: 3,
      counted: 1,
    });
    expect(orderOfShelf({ lines }, counts, () => 8, now).items).toEqual({});
  });

  test('orders nothing twice after the basket was filled', () => {
    const amount = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 12 }), (par, countedQuantity, has, step) => {
        const lines = [line({ par: par + 1, product: { ...product, sold_per: step } })];
        const counts = { '131209': String(countedQuantity) };
        const { items } = orderOfShelf({ lines }, counts, () => has, now);
        const filled = items['131209'] ?? has;
        expect(filled).toBeGreaterThanOrEqual(has);
        expect(orderOfShelf({ lines }, counts, () => filled, now).items).toEqual({});
      }),
    );
  });
});
