import { expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { endForgottenBasket } from './endForgottenBasket.ts';

const event: BasketEvent = { type: 'BasketSetAside', data: { activated: null } };
const occurredAt = '2026-03-11T13:12:00.000Z';
const day = 24 * 60 * 60 * 1000;

const reactAfterDays = (status: 'kept' | 'checkedOut', days: number) => {
  const policy = endForgottenBasket({
    clock: { now: () => new Date(Date.parse(occurredAt) + days * day) },
    repository: {
      load: () =>
        Promise.resolve({
          state: { ...mockupOpenBasket, orderNumber: '4402118', status, timesKept: 1 },
          revision: status === 'kept' ? 4 : 6,
          lastHash: null,
        }),
      execute: () => Promise.reject(new Error('it was ended')),
    },
  } as unknown as Parameters<typeof endForgottenBasket>[0]);
  const decodedEvent = { id: 'e', streamId: 'basket-1', revision: 4, event, metadata: { occurredAt } };
  return policy.react(decodedEvent as unknown as Parameters<typeof policy.react>[0]);
};

test('an inactive basket is examined every month until it expires or is ordered', async () => {
  await expect(reactAfterDays('kept', 0)).rejects.toMatchObject({ name: new TryLater('', 0).name, pauseMs: 30 * day });
  await expect(reactAfterDays('kept', 540)).rejects.toMatchObject({ pauseMs: 9 * day });
  await expect(reactAfterDays('kept', 550)).rejects.toThrow('it was ended');
  await expect(reactAfterDays('checkedOut', 30)).resolves.toBeUndefined();
});
