import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { affectedLots } from './affectedLots.ts';

const line = (lots: readonly { lot: string | null; quantity: number }[], delivered = 10) => ({
  articleNumber: '131209',
  delivered,
  lots,
});

describe('the recalled quantity of a line', () => {
  test('by lot is the quantity of those lots, in any capitals', () => {
    const lots = [
      { lot: 'L1', quantity: 4 },
      { lot: 'L2', quantity: 6 },
    ];
    expect(affectedLots(line(lots), { lots: ['l1'], articles: [] })).toEqual({
      lots: [{ lot: 'L1', quantity: 4 }],
      unnamed: 0,
      quantity: 4,
    });
    expect(affectedLots(line(lots), { lots: ['l1'], articles: ['131210'] })).toBeNull();
    expect(affectedLots(line(lots), { lots: ['L3'], articles: ['131209'] })).toBeNull();
  });

  test('by article is the whole quantity, with or without a known lot', () => {
    expect(affectedLots(line([{ lot: 'L1', quantity: 4 }]), { lots: [], articles: ['131209'] })).toMatchObject({
      unnamed: 6,
      quantity: 10,
    });
    expect(affectedLots(line([], 0), { lots: [], articles: ['131209'] })).toBeNull();
  });

  test('over all lots and the quantity without a lot adds up to the delivered quantity', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 5000 }), (parts, rest) => {
        const lots = parts.map((part, at) => ({ lot: `L${at}`, quantity: part / 1000 }));
        const whole = line(lots, (parts.reduce((sum, part) => sum + part, 0) + rest) / 1000);
        const byLot = lots.map(({ lot }) => affectedLots(whole, { lots: [lot], articles: [] })?.quantity ?? 0);
        const sum = byLot.reduce((total, quantity) => total + Math.round(quantity * 1000), 0);
        const all = affectedLots(whole, { lots: [], articles: ['131209'] });
        expect(sum + Math.round((all?.unnamed ?? 0) * 1000)).toBe(Math.round(whole.delivered * 1000));
        expect(all?.quantity).toBe(whole.delivered);
      }),
    );
  });
});
