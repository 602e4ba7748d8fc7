import { randomUUID } from 'node:crypto';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { writeGenerated } from '@talloor/catalogue/generator/writeGenerated.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { openFoundation, type Foundation } from '@talloor/platform/openFoundation.ts';
import { migrateAll } from '@talloor/server/schemas.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { showHistories } from './showHistories.ts';
import { eventsOfFirst, writeHistories } from './writeHistories.ts';
import { sampleOrder } from './sampleOrder.ts';

export type TenantSize = {
  readonly articles: number;
  readonly buyers: number;
  readonly customersEach: number;
  readonly openOrders: number;
  readonly ownPrices?: number;
  readonly auditedEvents?: number;
};

export type Buyer = { readonly userId: string; readonly customers: readonly string[] };
export type Tenant = {
  readonly buyers: readonly Buyer[];
  /** In stock, with quantity step 1. */
  readonly orderable: readonly string[];
};

const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
const firstOrder = 1_000_001;

export const punchOutCustomers = 4;
const punchOutSettings = { ...usualPunchOutSettings, hosts: ['erp.example'] };

export async function fillTenant(
  databaseUrl: string,
  masterKey: Uint8Array,
  now: Date,
  size: TenantSize,
): Promise<Tenant> {
  await migrateAll(databaseUrl);
  const silent = { eventStore: 'postgres', logLevel: 'silent', queryTimeoutMs: 600_000 };
  const settings = { ...silent, name: 'bench', definitions: allEvents };
  const foundation = await openFoundation({ ...settings, databaseUrl, masterKey, now });
  try {
    const { pool, clock, logger } = foundation;
    const customers = size.buyers * size.customersEach;
    const generated = await writeGenerated(pool, { ...size, customers }, { by: 'bench', at: now });
    const catalogue = createCatalogue({ pool, clock });
    const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
    await Promise.all(generated.customerNumbers.map((customerNumber) => api.openCustomer(customerNumber)));
    for (const customerNumber of generated.customerNumbers.filter(
      (_, at) => at % size.customersEach < punchOutCustomers,
    ))
      await writePunchOutSettings(pool, customerNumber, punchOutSettings, { by: 'bench', at: now });
    const passwordHash = await api.passwords.hash('Welkom-2026');
    const buyers = await Promise.all(
      Array.from({ length: size.buyers }, async (_, index): Promise<Buyer> => {
        const from = index * size.customersEach;
        const own = generated.customerNumbers.slice(from, from + size.customersEach);
        const userId = await api.registerAccount({
          username: `bench${index}`,
          passwordHash,
          firstName: 'Bo',
          lastName: `Bench ${index}`,
          email: `bench${index}@talloor.example`,
          language: 'nl',
          roles: ['customer'],
          customers: own,
        });
        return { userId, customers: own };
      }),
    );
    await Promise.all(buyers.map((buyer, index) => placeOrders(foundation, buyer, index, size.openOrders)));
    if (size.auditedEvents) {
      await writeHistories(foundation, size.auditedEvents, eventsOfFirst);
      await showHistories(foundation, databaseUrl);
    }
    return { buyers, orderable: generated.orderable };
  } finally {
    await foundation.close();
  }
}

/** Without outstanding consequences. */
async function placeOrders({ store, codec }: Foundation, buyer: Buyer, index: number, count: number): Promise<void> {
  const customerNumber = buyer.customers[0] ?? '';
  for (let each = 0; each < count; each++) {
    const orderNumber = firstOrder + index * count + each;
    const { events, metadata } = sampleOrder(orderNumber, { customerNumber, placedBy: buyer.userId });
    const streamId = orderStream(String(orderNumber));
    const eventsWithIds = events.map((event) => ({ id: randomUUID(), event }));
    await store.append(streamId, 'none', (await codec.encode(streamId, 0, null, eventsWithIds, metadata)).events);
  }
}
