import { describe, expect, test } from '@jest/globals';
import type { PromoFacts } from '../facts.ts';
import { exampleCustomer, exampleProduct, examplePromo } from '../testing/exampleFacts.ts';
import { productView } from './productWire.ts';
import { usableReplacement } from './usableReplacement.ts';
import { viewProduct } from './viewProduct.ts';

const question = {
  customer: exampleCustomer(),
  quantity: 0,
  moment: { deadline: '2026-03-11T16:00:00.000Z' },
  language: 'nl',
} as const;

describe('the view of an article', () => {
  test('fits the contract with a promo, deposit, replacement and last order', () => {
    const view = viewProduct(
      exampleProduct({
        promo: examplePromo({
          percentage: 10,
          lastDay: '2026-03-21',
          freeItem: { articleNumber: '1', name: { nl: 'kaas', fr: 'fromage' }, priceMills: 2950 },
        }),
        depositMills: 4500,
        orderBefore: '12:00',
        stockAvailableDay: '2026-03-18',
        lastOrder: { at: '2026-03-04T10:00:00Z', quantity: 12 },
        replacement: { articleNumber: '136066', name: { nl: 'anglaise', fr: 'anglaise' }, status: 'active', stock: 3 },
      }),
      question,
    );
    expect(productView.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      empty_goods_price: 4.5,
      order_before: Date.parse('2026-03-11T11:00:00Z') / 1000,
      last_order_quantity: 12,
      replacement: { article_number: '136066', name: 'anglaise' },
      price: { price: 9, normal_price: 10, promo_price: 9, active_price: 9 },
      promo: { valid_until: Date.parse('2026-03-20T23:00:00Z') / 1000 },
    });
  });

  test('has no price for visitors, for hidden prices and for an article that is not orderable', () => {
    const product = exampleProduct();
    expect(viewProduct(product, { ...question, customer: null }).price).toBeNull();
    expect(viewProduct(product, { ...question, customer: { showPrices: false } }).price).toBeNull();
    expect(viewProduct(exampleProduct({ status: 'not_orderable' }), question).price).toBeNull();
    expect(viewProduct(product, question).price).not.toBeNull();
  });

  describe('for a customer with hidden prices', () => {
    const hidden = { ...question, customer: { showPrices: false } };
    const freeItem = { articleNumber: '1', name: { nl: 'kaas', fr: 'fromage' }, priceMills: 2950 };
    const promoView = (changes: Partial<PromoFacts>) =>
      viewProduct(exampleProduct({ promo: examplePromo(changes) }), hidden).promo;

    test('shows neither the deposit nor an amount of a promo', () => {
      expect(viewProduct(exampleProduct({ depositMills: 4500 }), hidden).empty_goods_price).toBeNull();
      const view = promoView({
        type: 'promotion_net_price',
        label: { nl: 'Netto € 5,20 vanaf 6', fr: 'Net 5,20 € dès 6' },
        description: { nl: '5,20 euro per blik.', fr: '5,20 euros la boîte.' },
        amountMills: 2000,
        netPriceMills: 5200,
        freeItem,
      });
      expect(view).toMatchObject({
        label: '',
        description: '',
        parameters: { amount: null, net_price: null },
        free_item: { name: 'kaas', price: null },
      });
    });

    test.each(['Netto 5,20EUR', 'EUR5,20 per blik', 'Netto 5.20 vanaf 6', 'Nu 5euro'])(
      'hides the promo label %j',
      (label) => {
        expect(promoView({ label: { nl: label, fr: label } })?.label).toBe('');
      },
    );

    test('shows that a mixed promo takes euros off, without the amount', () => {
      const promo = promoView({
        type: 'promotion_mixed_article',
        percentage: null,
        amountMills: 1500,
        netPriceMills: null,
      });
      expect(promo?.parameters).toMatchObject({ amount: null, amount_kind: 'euros' });
    });

    test('shows a promo without an amount', () => {
      const label = { nl: '−10 % vanaf 4', fr: '−10 % dès 4' };
      expect(promoView({ label, percentage: 10 })).toMatchObject({
        label: '−10 % vanaf 4',
        parameters: { amount: 10 },
      });
      for (const text of ['Plein de saveur', 'Gratis kaas bij 12', '2,5 kg voor de prijs van 2'])
        expect(promoView({ label: { nl: text, fr: text } })?.label).toBe(text);
    });
  });

  test('an offer is marked as an offer, unless a lower promo replaces it', () => {
    const offer = { listMills: 3420, offerMills: 2940 };
    expect(viewProduct(exampleProduct({ prices: offer }), question).price).toMatchObject({
      is_offer_price: true,
      price: 2.94,
      normal_price: 3.42,
    });
    const promo = examplePromo({ percentage: 50 });
    expect(viewProduct(exampleProduct({ prices: offer, promo }), question).price).toMatchObject({
      is_offer_price: false,
      price: 1.71,
    });
  });
});

describe('a replacement', () => {
  const replacementOf = (changes: object) =>
    usableReplacement(
      exampleProduct({
        articleNumber: '1',
        replacement: {
          articleNumber: '2',
          name: { nl: 'twee', fr: 'deux' },
          status: 'active',
          stock: 4,
          ...changes,
        },
      }),
    );
  test.each([
    ['that is active and in stock is usable', {}, true],
    ['with unlimited stock is usable', { stock: null }, true],
    ['without stock is not', { stock: 0 }, false],
    ['that is not orderable is not', { status: 'not_orderable' }, false],
    ['out of the assortment is not', { status: 'out_of_assortment' }, false],
    ['by itself is not', { articleNumber: '1' }, false],
  ])('%s', (_, changes, usable) => {
    expect(replacementOf(changes) !== null).toBe(usable);
  });
});
