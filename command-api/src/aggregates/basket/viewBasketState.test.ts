import { expect, test } from '@jest/globals';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { mockupOpenBasket } from '../../testing/mockupOpenBasket.ts';
import { viewBasketState } from './viewBasketState.ts';

test('a customer with hidden prices reads that the minimum is not reached, without an amount', () => {
  const { products, customer, calendar, now, offeredSamples } = mockupBasket;
  const hidden = { ...customer, showPrices: false };
  const facts = { products, customer: hidden, calendar, now, offeredSamples, mostSamples: 2 };
  const basket = { ...mockupOpenBasket, lines: mockupOpenBasket.lines.slice(0, 1) };
  const texts = {
    nl: 'De minimumbestelling is nog niet bereikt.',
    fr: 'La commande minimale n’est pas encore atteinte.',
  };
  for (const language of ['nl', 'fr'] as const) {
    const { messages, threshold, total_lines } = basketView.parse(viewBasketState(basket, facts, language));
    expect(messages.find(({ code }) => code === 'basket.below_minimum')).toEqual({
      code: 'basket.below_minimum',
      message: texts[language],
      is_blocking: true,
      parameters: {},
    });
    expect(threshold).toEqual({ state: 'below', minimum: null, free_from: null, fee: null, current: null });
    expect(JSON.stringify({ messages, total_lines })).not.toMatch(/€|"amount":\d/);
  }
});
