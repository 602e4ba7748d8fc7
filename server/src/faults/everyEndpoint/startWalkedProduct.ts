import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { logIn, password, type Person } from '@talloor/command-api/testing/logIn.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import type { Ending } from '@talloor/platform/shutdown.ts';
import { openDatabase } from '../../openDatabase.ts';
import { migrateAll } from '../../schemas.ts';
import { startProduct } from '../../startProduct.ts';
import type { Tenant } from './validRequests.ts';

/** Friday 13 March 2026, which can be ordered for at the product's time of the walk. */
const friday = '1773356400';
const articleNumber = '100001';

/** Stands in everything that belongs to the other customer; nobody else may ever read it. */
export const secretMark = 'Zwijgplicht';

/**
 * The composed product in this process on a real PostgreSQL, with two customers who each have an order, a basket and
 * a user, and with office users.
 */
export async function startWalkedProduct() {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'talloor-walk-'));
  const configuration = parseConfiguration({
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'false',
    NOW: '2026-03-11T14:12+01:00',
    LOG_LEVEL: 'silent',
    LOGIN_ATTEMPTS: '100000',
  });
  await migrateAll(test.url);
  const database = await openDatabase(configuration, () => undefined);
  const settings = { ...configuration, ...database, databaseUrl: test.url, name: 'walk', definitions: allEvents };
  const foundation = await openFoundation(settings);
  const { pool } = foundation;
  const catalogue = createCatalogue({ pool, clock: foundation.clock });
  const { features } = configuration;
  const api = createCommandApi({ ...foundation, catalogue, features, log: foundation.logger, mailer: null });

  await writeNavigation(pool, navigation, testChange);
  await writeTestArticles(pool, [testArticle(articleNumber)]);
  const register = (
    username: string,
    customers: readonly string[],
    roles: readonly ['customer' | 'auditor' | 'sales-support'],
  ) =>
    api.registerAccount({
      username,
      password,
      firstName: username,
      lastName: 'Peeters',
      email: `${username}@talloor.example`,
      language: 'nl',
      roles: [...roles],
      customers: [...customers],
    });
  for (const customerNumber of ['204118', '204119', '204120']) {
    const name = customerNumber === '204119' ? `${secretMark} BV` : `Klant ${customerNumber}`;
    await writeTestCustomer(pool, customerNumber, {
      name,
      address: { name, street: name, streetNumber: '1', postal: '9000', city: 'Gent' },
    });
    await api.openCustomer(customerNumber);
  }
  await register('lotte', ['204118'], ['customer']);
  await register(secretMark, ['204119'], ['customer']);
  await register('chooser', ['204118', '204120'], ['customer']);
  await register('support', [], ['sales-support']);
  await register('auditor', [], ['auditor']);

  const endings: Ending[] = [];
  const port = await startProduct({ configuration, say: () => undefined, endings });
  const url = `http://127.0.0.1:${port}`;
  const own = { customerNumber: '204118', ...(await orderAndBasket(await logIn(url, 'lotte'), 'WK11')) };
  const other = { customerNumber: '204119', ...(await orderAndBasket(await logIn(url, secretMark), secretMark)) };
  const tenant: Tenant = { own, other, articleNumber, day: friday };

  return {
    port,
    url,
    tenant,
    pool,
    store: foundation.store,
    close: async () => {
      for (const { end } of endings) await end();
      await foundation.close();
      await test.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Orders once, so that there is an open order, and fills the next basket. */
async function orderAndBasket(person: Person, mark: string): Promise<{ orderNumber: string; basketId: string }> {
  await person('PUT', '/api/basket/items', { [articleNumber]: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: mark, message: mark });
  await person('PUT', '/api/basket/items', { [articleNumber]: 30 });
  const basket = await person('POST', '/api/basket/po-number', mark);
  if (placed.status !== 201 || basket.status !== 200) throw new Error(JSON.stringify([placed, basket]));
  return { orderNumber: String(placed.body['order_number']), basketId: String(basket.body['basket_id']) };
}

const navigation = [
  {
    groupCode: 'veg',
    name: { nl: 'Groenten & fruit', fr: 'Légumes & fruits' },
    sorting: 1,
    subgroups: [{ subgroupCode: 'fruit', name: { nl: 'Fruit', fr: 'Fruits' }, sorting: 1 }],
  },
];
