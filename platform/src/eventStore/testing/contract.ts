import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { EventStore } from '../port.ts';
import { appendPromises } from './appendPromises.ts';
import { dumpPromise } from './dumpPromise.ts';
import { faultPromises } from './faultPromises.ts';
import { orderPromises } from './orderPromises.ts';
import type { ContractFixture, StoreUnderTest } from './storeUnderTest.ts';

/** Ten promises of docs/event-store.md. Without `canBeDumped` promise 10 is left to operators. */
export function eventStoreContract(setUp: () => Promise<StoreUnderTest>, options: { canBeDumped: boolean }): void {
  let underTest: StoreUnderTest;
  let store: EventStore;
  const others: EventStore[] = [];
  beforeAll(async () => {
    underTest = await setUp();
    store = underTest.open(5_000);
  });
  afterEach(async () => {
    underTest.heal();
    await Promise.all(others.splice(0).map((otherStore) => otherStore.close()));
  });
  afterAll(async () => {
    await store.close();
    await underTest.close();
  });

  const fixture: ContractFixture = {
    get underTest() {
      return underTest;
    },
    get store() {
      return store;
    },
    openAnother: (timeLimitMs = 5_000) => {
      const client = underTest.open(timeLimitMs);
      others.push(client);
      return client;
    },
  };
  appendPromises(fixture);
  orderPromises(fixture);
  faultPromises(fixture);
  if (options.canBeDumped) dumpPromise(fixture);
}
