import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { createCommandApi, type CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { createSeedRepository } from '@talloor/command-api/commands/seedOrigin.ts';
import type { Features } from '@talloor/contracts/features.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { demoBegin, reportScarceStock, writeDemoCatalogue } from './catalogue/writeDemoCatalogue.ts';
import { writeDemoContent } from './catalogue/writeDemoContent.ts';
import { lastMockupOrderNumber } from './content/demoOrders.ts';
import { demoPassword, demoTenant, demoUsers } from './content/demoPeople.ts';
import { beginDemo, finishDemo } from './demoProgress.ts';
import { deliverOrders } from './deliveries/deliverOrders.ts';
import { leaveOutRefused } from './leaveOutRefused.ts';
import { giveParLevels } from './lists/giveParLevels.ts';
import { openDemoList } from './lists/openDemoList.ts';
import { isStanding, openStandingOrder } from './lists/openStandingOrder.ts';
import { planLists, type PlannedList } from './lists/planLists.ts';
import { createShopper } from './orders/createShopper.ts';
import type { PlannedBasket } from './orders/orderPlan.ts';
import { fillPlannedBasket, placePlannedOrder } from './orders/placeOrders.ts';
import { planDemo } from './orders/planDemo.ts';
import { deliveryDaysAt } from './orders/world.ts';
import { noteNumberOf } from '../erpSimulator/planDelivery.ts';
import { askForReturns } from './returns/askForReturns.ts';
import { fileCases } from './cases/fileCases.ts';
import { fileRegistrations } from './registrations/fileRegistrations.ts';
import { askForAddress } from './askForAddress.ts';
import { allowPunchOut } from './rights/allowPunchOut.ts';
import { nameManagers } from './rights/nameManagers.ts';

export type DemoComposition = Pick<
  Foundation,
  'pool' | 'store' | 'codec' | 'repository' | 'clock' | 'hashCommand' | 'sign' | 'logger'
> & {
  readonly features: Features;
  /** Without time limit, for the first start of a slow machine. */
  readonly imports: Foundation['pool'];
};

/**
 * On a past clock. Interrupted seeds continue; older demos get new content.
 * @returns false when nothing was to do
 */
export async function seedDemo(composition: DemoComposition): Promise<boolean> {
  const { pool, store, clock, logger } = composition;
  const isEmpty = (await store.head()) === beginning && (await hasNoProducts(pool));
  const work = await beginDemo(pool, isEmpty, clock.now());
  if (!work) return false;
  if (work.kind === 'content') {
    await addContent(composition, work.moment);
    return true;
  }

  const now = work.moment;

  let moment = now;
  const setNow = (at: Date) => {
    moment = at;
  };
  const pastClock = { now: () => moment };
  const catalogue = createCatalogue({ pool, clock: pastClock });
  let orderNumber = '';
  const orderNumbers = { take: () => Promise.resolve(orderNumber), giveBack: () => undefined };
  const api = createCommandApi({
    ...composition,
    repository: createSeedRepository(composition.repository),
    catalogue,
    clock: pastClock,
    log: logger,
    mailer: null,
    orderNumbers,
  });

  setNow(demoBegin(now));
  await writeDemoCatalogue(composition.imports, { now, at: demoBegin(now) });
  await writeDemoContent(pool, { by: 'demo', at: demoBegin(now) });
  const customerNumbers = await importedCustomers(pool);
  await registerEverybody(api, pool, customerNumbers);
  const calendar = await catalogue.findCalendar();
  const facts = await catalogue.findCustomers(customerNumbers);
  const customers = new Map(facts.map((customer) => [customer.customerNumber, customer]));
  const making = { setNow, isResumed: work.isResumed };
  const plan = planDemo({ customers, calendar, now, daysAt: deliveryDaysAt(calendar) });
  for (const order of plan.orders) {
    ({ orderNumber } = order);
    await placePlannedOrder({ api, store, logger }, order, making);
  }
  const { codec } = composition;
  const placed = plan.orders.map((order) => order.orderNumber);
  await deliverOrders(placed, { api, store, codec, logger, now, setNow });
  // Read before any runner creates them.
  await createReadModelTables(pool, readModelSchema, [customerUsersTable]);
  await askForReturns(placed.map(noteNumberOf), { api, store, codec, logger, calendar, now, setNow });
  for (const basket of byTime(plan.baskets))
    await leaveOutRefused(logger, basket.key, () => fillPlannedBasket(api, basket, making));
  if (composition.features.wish_list) await makeLists({ api, store, codec, logger, now, setNow, calendar, customers });

  setNow(now);
  if (composition.features.restricted_wish_list) await openDemoList(api);
  for (const customerNumber of demoTenant().suspendedCustomers)
    await api.suspendCustomer(customerNumber, 'Openstaande facturen');
  await askForAddress(api, catalogue);
  await nameManagers(api);
  await allowPunchOut(pool, now);
  await fileRegistrations(api, pool, await api.passwords.hash(demoPassword), { now, setNow });
  await fileCases(api, { now, setNow, logger });
  await reportScarceStock(pool, now);
  await pool.query(`select setval('command.order_number', $1)`, [lastMockupOrderNumber]);
  await finishDemo(pool);
  return true;
}

/** Stock of the first moment, so that later orders count. */
async function addContent(composition: DemoComposition, first: Date): Promise<void> {
  const { pool, clock, logger } = composition;
  const now = clock.now();
  await writeDemoCatalogue(composition.imports, { now, at: now });
  await writeDemoContent(pool, { by: 'demo', at: now });
  await reportScarceStock(pool, first);
  let moment = now;
  const movedClock = { now: () => moment };
  const catalogue = createCatalogue({ pool, clock: movedClock });
  const repository = createSeedRepository(composition.repository);
  const seeding = { ...composition, repository, catalogue, clock: movedClock };
  const api = createCommandApi({ ...seeding, log: logger, mailer: null });
  if (composition.features.restricted_wish_list) await openDemoList(api);
  if (composition.features.wish_list) await giveParLevels(api, composition, now);
  await askForAddress(api, catalogue);
  await nameManagers(api);
  await allowPunchOut(pool, now);
  const setNow = (at: Date) => {
    moment = at;
  };
  await fileRegistrations(api, pool, await api.passwords.hash(demoPassword), { now, setNow });
  await fileCases(api, { now, setNow, logger });
  await finishDemo(pool);
}

async function hasNoProducts(pool: Foundation['pool']): Promise<boolean> {
  const { rowCount } = await pool.query('select from catalogue.products limit 1');
  return rowCount === 0;
}

async function importedCustomers(pool: Foundation['pool']): Promise<readonly string[]> {
  const text = 'select customer_number as number from catalogue.customers order by 1';
  return (await findRows(pool, { number: 'text not null' }, text)).map(({ number }) => number);
}

async function registerEverybody(
  api: CommandApi,
  pool: Foundation['pool'],
  customerNumbers: readonly string[],
): Promise<void> {
  await Promise.all(customerNumbers.map((customerNumber) => api.openCustomer(customerNumber)));
  const passwordHash = await api.passwords.hash(demoPassword);
  await Promise.all(demoUsers().map((user) => api.registerAccount({ ...user, passwordHash })));
  const lastUserId = Math.max(...demoUsers().map(({ userId }) => Number(userId)));
  await pool.query(`select setval('command.user_id', $1)`, [lastUserId + 1]);
}

type ListMaking = Pick<DemoComposition, 'store' | 'codec' | 'logger'> & {
  readonly api: CommandApi;
  readonly now: Date;
  readonly setNow: (at: Date) => void;
  readonly calendar: CalendarFacts;
  readonly customers: ReadonlyMap<string, CustomerFacts>;
};

async function makeLists(making: ListMaking): Promise<void> {
  for (const list of planLists(making.now))
    await leaveOutRefused(making.logger, `list ${list.name}`, () => makeList(list, making));
}

async function makeList(list: PlannedList, { calendar, customers, ...making }: ListMaking): Promise<void> {
  const { api, setNow } = making;
  const { user, customerNumber, key, name, items, madeAt, changedAt, ...changes } = list;
  const shopper = createShopper(api, user, customerNumber);
  setNow(madeAt);
  const listId = await shopper.makeList(key, { name, items: items.slice(0, -1) });
  setNow(changedAt);
  await shopper.finishList(key, listId, { ...changes, added: items.at(-1) ?? '' });
  const customer = customers.get(customerNumber);
  if (customer && isStanding(list)) await openStandingOrder(list, listId, { ...making, terms: { calendar, customer } });
}

const byTime = (baskets: readonly PlannedBasket[]) =>
  baskets.toSorted((a, b) => a.filledAt.getTime() - b.filledAt.getTime());
