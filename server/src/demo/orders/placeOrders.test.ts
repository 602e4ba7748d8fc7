import { expect, jest, test } from '@jest/globals';
import { emptyBasket, setBasketItems } from '@talloor/contracts/endpoints/basket.ts';
import { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import { confirmDeliveryMomentByPost } from '@talloor/contracts/endpoints/delivery.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { PlannedOrder } from './orderPlan.ts';
import { placePlannedOrder } from './placeOrders.ts';
import { userOf } from './planOrders.ts';

const at = (time: string) => new Date(`2026-03-04T${time}+01:00`);
const order: PlannedOrder = {
  key: 'order-1',
  orderNumber: '4401900',
  user: userOf('204118'),
  customerNumber: '204118',
  items: { '131302': 2 },
  filledAt: at('15:00'),
  delivery: { day: '2026-03-06', confirmedAt: at('15:20') },
  placedAt: at('15:30'),
  reference: 'WEEK-1',
  message: '',
};

function shopThatFails(failure: Error) {
  const commands: string[] = [];
  const routes = [setBasketItems, confirmDeliveryMomentByPost, checkout, emptyBasket].map((endpoint) => ({
    endpoint,
    handle: () => {
      commands.push(endpoint.name);
      return endpoint === checkout ? Promise.reject(failure) : Promise.resolve({ body: null });
    },
  }));
  const warn = jest.fn();
  const shop = { api: { routes }, store: { readStream: () => Promise.resolve([]) }, logger: { warn } };
  const making = { setNow: () => undefined, isResumed: false };
  const place = () => placePlannedOrder(shop as unknown as Parameters<typeof placePlannedOrder>[0], order, making);
  return { place, commands, warn };
}

test('a rejected order is omitted with a warning, and its basket is emptied', async () => {
  const { place, commands, warn } = shopThatFails(new Problem('basket.faulty_lines', { parameters: { count: 1 } }));
  await place();
  expect(commands).toEqual(['setBasketItems', 'confirmDeliveryMomentByPost', 'checkout', 'emptyBasket']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    { step: 'order 4401900', code: 'basket.faulty_lines', parameters: { count: 1 } },
    expect.any(String),
  );
});

test('any other failure of an order ends the seed', async () => {
  const { place, warn } = shopThatFails(new Error('the connection was lost'));
  await expect(place()).rejects.toThrow('the connection was lost');
  expect(warn).not.toHaveBeenCalled();
});
