import { expect, test } from '@jest/globals';
import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';
import { lotOf } from './planDelivery.ts';

const deliveryDay = '2026-01-02';
const dayOf = (lot: string) => Date.UTC(2000 + Number(lot.slice(1, 3)), 0, Number(lot.slice(3)));

test.each([
  ['fish', 1, 5],
  ['dairy', 6, 35],
  ['dry', 40, 480],
])(
  'a simulated lot of %s is made before its delivery and keeps as long as such articles do',
  (groupCode, age, most) => {
    const random = randomOf(7);
    for (let index = 0; index < 200; index += 1) {
      const { lot, best_before: bestBefore } = lotOf({ deliveryDay }, { groupCode }, 2, random);
      const [made, delivered] = [dayOf(lot), Date.parse(deliveryDay)];
      const day = 86_400_000;
      expect((delivered - made) / day).toBeGreaterThanOrEqual(1);
      expect((delivered - made) / day).toBeLessThanOrEqual(age);
      expect((Date.parse(bestBefore) - delivered) / day).toBeGreaterThan(1);
      expect((Date.parse(bestBefore) - delivered) / day).toBeLessThanOrEqual(most);
    }
  },
);
