import { expect, test } from '@jest/globals';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { Conflict } from '@talloor/platform/aggregate/aggregate.ts';
import { decidePlaceOrder } from '../aggregates/order/placeOrder/decidePlaceOrder.ts';
import { awaitAccepted } from './runCommand.ts';

test.each(['basket.concurrent_change', 'service.unavailable'] as const)(
  'a command with a conflict at every try, or with a rejection, is answered as a Problem: %s',
  async (code) => {
    await expect(awaitAccepted(Promise.reject(new Conflict('moved on')), code)).rejects.toMatchObject({ code });
    const rejectedCommand = Promise.resolve({
      kind: 'rejected' as const,
      rejection: { rejected: 'not_found' as const },
      state: null,
    });
    await expect(awaitAccepted(rejectedCommand, code)).rejects.toMatchObject({ code: 'not_found' });
  },
);

test('an order placement with a number of another basket is rejected with “order.number_taken”', async () => {
  const numberTaken = decidePlaceOrder(
    { ...sampleOrder, basketId: 'another' },
    null,
    evolveOrder(noOrder, { type: 'OrderPlaced', data: sampleOrder }),
  );
  if (!('rejected' in numberTaken)) throw new Error('the order was placed');
  const rejectedCommand = Promise.resolve({ kind: 'rejected' as const, rejection: numberTaken, state: null });
  await expect(awaitAccepted(rejectedCommand, 'service.unavailable')).rejects.toMatchObject({
    code: 'order.number_taken',
  });
});
