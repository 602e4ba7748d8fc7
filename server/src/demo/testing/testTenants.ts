import { allEvents } from '@talloor/events/allEvents.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { type Foundation, openFoundation } from '@talloor/platform/openFoundation.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { type DemoComposition, seedDemo } from '../seedDemo.ts';

export const features = { wish_list: true, restricted_wish_list: true, basket_upload: false, pending_orders: true };
export const mockups = new Date('2026-03-11T14:12:00+01:00');

export function testTenants() {
  const toClose: (() => Promise<void>)[] = [];
  const openTenant = async (now: Date) => {
    const database = await createTestDatabase();
    toClose.push(database.drop);
    const foundation = await openFoundation({
      name: 'test',
      databaseUrl: database.url,
      eventStore: 'postgres',
      masterKey: new Uint8Array(32).fill(7),
      now,
      logLevel: 'silent',
      definitions: allEvents,
    });
    toClose.push(foundation.close);
    const imports = createPool(database.url, { name: 'test imports', max: 1 });
    toClose.push(() => imports.end());
    return {
      foundation,
      url: database.url,
      seed: (changes: Partial<DemoComposition> = {}) => seedDemo({ ...foundation, features, imports, ...changes }),
    };
  };
  const ends = async () => {
    for (const close of toClose.toReversed()) await close();
  };
  return { openTenant, ends };
}

export type TestTenant = Awaited<ReturnType<ReturnType<typeof testTenants>['openTenant']>>;

/** @throws when it ends earlier */
export async function seedUntilKilled({ foundation, seed }: TestTenant, commands: number): Promise<void> {
  let remaining = commands;
  const repository: Foundation['repository'] = {
    ...foundation.repository,
    execute: (...command) => {
      remaining -= 1;
      if (remaining < 0) return Promise.reject(new Error('killed'));
      return foundation.repository.execute(...command);
    },
  };
  const end = await seed({ repository }).catch((failure: unknown) => failure);
  if (!(end instanceof Error && end.message === 'killed'))
    throw new Error('the seed ended before it was killed', { cause: end });
}

export async function eventsOf({ store, codec }: Foundation) {
  return codec.decode<BasketEvent | OrderEvent>(await store.readAll(beginning, 20_000));
}

export async function ordersOf(foundation: Foundation) {
  return (await eventsOf(foundation)).flatMap(({ event }) => (event.type === 'OrderPlaced' ? [event.data] : []));
}

export const summarizeOrders = (orders: Awaited<ReturnType<typeof ordersOf>>) =>
  orders
    .toSorted((a, b) => Number(a.orderNumber) - Number(b.orderNumber))
    .map(({ orderNumber, customerNumber, delivery, totals, lines }) => [
      orderNumber,
      customerNumber,
      delivery.day,
      totals.payableCents,
      lines.length,
    ]);
