import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { hashing, password } from '@talloor/command-api/testing/logIn.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import type { PersonRole } from '@talloor/rules/account/officeRights.ts';
import { customerRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { openDatabase, secretsOf } from '../../openDatabase.ts';
import { migrateAll } from '../../schemas.ts';
import { deliverOrder, type OrderToDeliver } from './deliverOrder.ts';

export async function openShop(configuration: Configuration) {
  const { databaseUrl } = configuration;
  // The product may hold the folder.
  const database =
    databaseUrl === null
      ? await openDatabase(configuration, () => undefined)
      : { url: databaseUrl, ...(await secretsOf(configuration)), close: () => Promise.resolve() };
  await migrateAll(database.url);
  const settings = { ...configuration, ...database, databaseUrl: database.url, logLevel: 'silent' };
  const foundation = await openFoundation({ ...settings, name: 'test', definitions: allEvents });
  const { pool, clock, logger } = foundation;
  const catalogue = createCatalogue({ pool, clock });
  const { features } = configuration;
  const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null, hashing });
  return {
    ...foundation,
    databaseUrl: database.url,
    /** Articles at 10 euro; stock null is unlimited. */
    writeArticles: async (articles: Readonly<Record<string, number | null>>) => {
      await writeNavigation(pool, navigation, testChange);
      for (const [articleNumber, stock] of Object.entries(articles))
        await writeTestArticles(pool, [testArticle(articleNumber)], stock);
    },
    addCustomer: async (customerNumber: string, name = `Klant ${customerNumber}`) => {
      const address = { name, street: name, streetNumber: '1', postal: '9000', city: 'Gent' };
      await writeTestCustomer(pool, customerNumber, { name, address });
      await api.openCustomer(customerNumber);
    },
    suspendCustomer: (customerNumber: string) => api.suspendCustomer(customerNumber, 'openstaande facturen'),
    restrict: (customerNumber: string, manager: string, ...articleNumbers: readonly string[]) =>
      api.openRestrictedList({ customerNumber, name: 'Keuken', managers: [manager], articleNumbers }),
    giveAllRights: (userId: string, customerNumber: string) =>
      api.changeRights(userId, { customerNumber, rights: customerRights, orderLimitCents: null }),
    grant: (userId: string, customerNumber: string, rights: readonly CustomerRight[]) =>
      api.changeRights(userId, { customerNumber, rights, orderLimitCents: null }),
    limit: (userId: string, customerNumber: string, orderLimitCents: number) =>
      api.changeRights(userId, { customerNumber, rights: ['order', 'see_prices'], orderLimitCents }),
    /** @returns user id */
    addUser: (username: string, customers: readonly string[], role: PersonRole = 'customer', ownPassword = password) =>
      api.registerAccount({
        username,
        password: ownPassword,
        firstName: username,
        lastName: 'Peeters',
        email: `${username}@talloor.example`,
        language: 'nl',
        roles: [role],
        customers: [...customers],
      }),
    /** @returns note number */
    deliver: (order: OrderToDeliver, day: string, until?: 'picked' | 'delivered') =>
      deliverOrder({ ...foundation, catalogue, features, log: logger, mailer: null }, order, day, until),
    report: (message: { readonly at: string }) => {
      const now = new Date(message.at);
      const reporting = { ...foundation, catalogue, features, log: logger, mailer: null, clock: { now: () => now } };
      return createCommandApi(reporting).reportDelivery(deliveryMessage.parse(message));
    },
    close: async () => {
      await foundation.close();
      await database.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

const navigation = [
  {
    groupCode: 'veg',
    name: { nl: 'Groenten & fruit', fr: 'Légumes & fruits' },
    sorting: 1,
    subgroups: [{ subgroupCode: 'fruit', name: { nl: 'Fruit', fr: 'Fruits' }, sorting: 1 }],
  },
];
