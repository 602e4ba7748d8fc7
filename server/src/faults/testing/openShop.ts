import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { hashing, password } from '@talloor/command-api/testing/logIn.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { customerRights } from '@talloor/rules/account/rights.ts';
import { openDatabase, secretsOf } from '../../openDatabase.ts';
import { migrateAll } from '../../schemas.ts';
import { deliverOrder, type OrderToDeliver } from './deliverOrder.ts';

type Role = 'customer' | 'sales-support' | 'auditor' | 'admin';

/** The tenant of a configuration, opened beside the product: to be filled before a test and looked into after it. */
export async function openShop(configuration: Configuration) {
  const { databaseUrl } = configuration;
  // On a database of the configuration the product runs meanwhile and holds the folder: we are guests.
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
    /** Articles of 10 euro with this stock; null is unlimited. */
    writeArticles: async (articles: Readonly<Record<string, number | null>>) => {
      await writeNavigation(pool, navigation, testChange);
      for (const [articleNumber, stock] of Object.entries(articles))
        await writeTestArticles(pool, [testArticle(articleNumber)], stock);
    },
    /** A customer of this name with ordinary conditions. */
    addCustomer: async (customerNumber: string, name = `Klant ${customerNumber}`) => {
      const address = { name, street: name, streetNumber: '1', postal: '9000', city: 'Gent' };
      await writeTestCustomer(pool, customerNumber, { name, address });
      await api.openCustomer(customerNumber);
    },
    suspendCustomer: (customerNumber: string) => api.suspendCustomer(customerNumber, 'openstaande facturen'),
    /** Restricts what users may order to these articles, but for the one who manages the list. */
    restrict: (customerNumber: string, manager: string, ...articleNumbers: readonly string[]) =>
      api.openRestrictedList({ customerNumber, name: 'Keuken', managers: [manager], articleNumbers }),
    giveAllRights: (userId: string, customerNumber: string) =>
      api.changeRights(userId, { customerNumber, rights: customerRights, orderLimitCents: null }),
    /** What a user orders above so many cents waits for somebody who approves. */
    limit: (userId: string, customerNumber: string, orderLimitCents: number) =>
      api.changeRights(userId, { customerNumber, rights: ['order', 'see_prices'], orderLimitCents }),
    /** @returns the user id */
    addUser: (username: string, customers: readonly string[], role: Role = 'customer') =>
      api.registerAccount({
        username,
        password,
        firstName: username,
        lastName: 'Peeters',
        email: `${username}@talloor.example`,
        language: 'nl',
        roles: [role],
        customers: [...customers],
      }),
    /** All of an order, delivered on a day (yyyy-mm-dd) at ten; @returns the number of its note. */
    deliver: (order: OrderToDeliver, day: string, until?: 'picked' | 'delivered') =>
      deliverOrder({ ...foundation, catalogue, features, log: logger, mailer: null }, order, day, until),
    /** A message of the ERP about a delivery, as it comes now. */
    report: (message: object) => api.reportDelivery(deliveryMessage.parse(message)),
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
