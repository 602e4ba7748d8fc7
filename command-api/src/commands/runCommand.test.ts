import { expect, test } from '@jest/globals';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { Conflict } from '@talloor/platform/aggregate/aggregate.ts';
import { decidePlaceOrder } from '../aggregates/order/placeOrder/decidePlaceOrder.ts';
import { accepted } from './runCommand.ts';

test.each(['basket.concurrent_change', 'service.unavailable'] as const)(
  'a command with a conflict at every try, or with a rejection, is answered as a Problem: %s',
  async (code) => {
    await expect(accepted(Promise.reject(new Conflict('moved on')), code)).rejects.toMatchObject({ code });
    const refused = Promise.resolve({
      kind: 'rejected' as const,
      rejection: { rejected: 'not_found' as const },
      state: null,
    });
    await expect(accepted(refused, code)).rejects.toMatchObject({ code: 'not_found' });
  },
);

test('an order placement with a number of another basket is rejected with “order.number_taken”', async () => {
  const taken = decidePlaceOrder(
    { ...sampleOrder, basketId: 'another' },
    null,
    evolveOrder(noOrder, { type: 'OrderPlaced', data: sampleOrder }),
  );
  if (!('rejected' in taken)) throw new Error('the order was placed');
  const refused = Promise.resolve({ kind: 'rejected' as const, rejection: taken, state: null });
  await expect(accepted(refused, 'service.unavailable')).rejects.toMatchObject({ code: 'order.number_taken' });
});
