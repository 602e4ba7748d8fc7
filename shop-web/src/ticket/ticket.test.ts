import { describe, expect, test } from '@jest/globals';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { fr } from '@talloor/messages/shop/fr.ts';
import { nl } from '@talloor/messages/shop/nl.ts';
import { viewThreshold } from '@talloor/rules/basket/viewThreshold.ts';
import { codeTexts, exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { byArticleNumber, groupLines } from '../pages/basket/groupLines.ts';
import { inclVat } from '../products/inclVat.ts';
import { hasGoal, thresholdState } from './thresholdState.ts';
import { thresholdWords } from './thresholdWords.ts';

const basket = viewBasket(assessBasket(mockupBasket), 'nl', codeTexts);
const countedLines = basket.lines.filter((line) => line.is_counted);

describe('the threshold bar of the basket', () => {
  const customer = exampleCustomer();
  const at = (euros: number, showPrices = true) =>
    thresholdState(viewThreshold({ customer: { ...customer, showPrices }, subtotalCents: Math.round(euros * 100) }));
  test('says what is missing for the minimum and for free delivery', () => {
    expect(at(112.4)).toMatchObject({ state: 'below', way: { missing: 37.6 } });
    expect(at(150)).toMatchObject({ state: 'between', way: { missing: 150, percent: 50, minimumPercent: 50 } });
    expect(at(275.94)).toMatchObject({ state: 'between', way: { missing: 24.06 } });
    expect(at(300)).toMatchObject({ state: 'free', way: { missing: 0, percent: 100 } });
  });
  test('shows which threshold is reached, without amounts, when prices are hidden', () => {
    expect(at(112.4, false)).toEqual({ state: 'below', way: null });
    expect(at(150, false)).toEqual({ state: 'between', way: null });
    expect(at(300, false)).toEqual({ state: 'free', way: null });
    for (const state of ['below', 'between', 'free'] as const)
      for (const key of Object.values(thresholdWords(state, false)))
        for (const words of [nl, fr])
          expect(words.basket[key.slice('basket.'.length) as 'freeReached']).not.toContain('{{');
  });
  test('has only the minimum as a goal when delivery is free of charge', () => {
    const hasGoalAt = (state: 'below' | 'between' | 'free', free_from: number | null) =>
      hasGoal({ threshold: { state, free_from }, delivery_date: { service: null } });
    expect([hasGoalAt('below', 0), hasGoalAt('free', 0), hasGoalAt('free', 300)]).toEqual([true, false, true]);
    expect(hasGoalAt('between', null)).toBe(true);
  });

  test('has no delivery goal for pickup, but still the minimum', () => {
    const service = { kind: 'pickup', site_id: '7', name: '', address: '', postal: '', city: '' } as const;
    const pickedUp = (state: 'below' | 'free', free_from: number | null) =>
      hasGoal({ threshold: { state, free_from }, delivery_date: { service } });
    expect([pickedUp('free', null), pickedUp('free', 300), pickedUp('below', null)]).toEqual([false, false, true]);
  });
  test('shows free delivery to a customer without thresholds', () => {
    const free = exampleCustomer({ minimumOrderCents: 0, freeDeliveryFromCents: 0, deliveryFeeCents: 0 });
    expect(thresholdState(viewThreshold({ customer: free, subtotalCents: 0 }))).toMatchObject({
      state: 'free',
      way: { missing: 0, percent: 100 },
    });
  });
});

describe('basket lines in groups', () => {
  test('are sorted by group and have a sum per group', () => {
    expect(
      groupLines(countedLines, false).map(({ code, total, isApproximate, lines }) => [
        code,
        total,
        isApproximate,
        lines.length,
      ]),
    ).toEqual([
      ['veg', 47.7, false, 2],
      ['meat', 51.8, true, 1],
      ['dairy', 107.54, true, 4],
      ['frozen', 43.2, false, 1],
      ['drinks', 13.9, false, 1],
      ['nonfood', 11.8, false, 1],
    ]);
  });

  test('have sums of the prices with VAT, when the user chooses VAT', () => {
    expect(groupLines(countedLines, true).at(-1)?.total).toBe(14.28);
  });

  test('have no sums when prices are hidden', () => {
    const hidden = countedLines.map((line) => ({ ...line, line_total: null }));
    expect(groupLines(hidden, false).every(({ total }) => total === null)).toBe(true);
  });

  test('have the mussels group (VCG) last', () => {
    const [first] = countedLines;
    const regroupedLines = countedLines.map((line) =>
      line === first ? { ...line, product: { ...line.product, group_code: 'VCG', group_sorting: 0 } } : line,
    );
    expect(groupLines(regroupedLines, false).at(-1)?.code).toBe('VCG');
  });

  test('are sorted by article number when shown as one list', () => {
    const numbers = byArticleNumber(basket.lines).map((line) => line.product.article_number);
    expect(numbers).toEqual(numbers.toSorted());
  });
});

describe('prices with VAT', () => {
  test('are rounded to three decimals; the deposit has no VAT', () => {
    const beer = countedLines.find((line) => line.product.article_number === '180210')?.product;
    const taxed = beer === undefined ? undefined : inclVat(beer);
    expect(taxed?.price?.price).toBe(16.819);
    expect(taxed?.empty_goods_price).toBe(4.5);
  });
});
