import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sampleOrder } from '@talloor/projections/testing/sampleEvents.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import { hashJson, rehash } from '@talloor/platform/codec/hashChain.ts';
import { eraseKey } from '@talloor/platform/codec/erasures.ts';
import { createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { erasePersonalValues } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import { officeUsersTable } from '@talloor/projections/tables/officeUsers.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailModel, orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { auditOrder } from './auditOrder.ts';
import { auditTenant } from './auditTenant.ts';
import { writeOrderStory } from './testing/orderStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';

type Verdict = {
  holds: boolean;
  broken: { stream: string; revision: number; type: string | null; reason: string } | null;
  differences: { path: string }[];
  [key: string]: unknown;
};

let side: ReadSideUnderTest;
let auditor: Browser;
let support: Browser;
let nextNumber = 4_402_001;
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const verify = (order: string, locale = 'nl'): Promise<Verdict> =>
  json(auditor.post(`/${locale}/api/office/orders/${order}/verify`));

async function newOrder(): Promise<{ order: string; orderStream: string; basketStream: string }> {
  const order = String(nextNumber++);
  const basketId = randomUUID();
  await writeOrderStory(side, { orderNumber: order, basketId });
  return { order, orderStream: `order-${order}`, basketStream: `basket-${basketId}` };
}
const change = (sql: string, ...values: unknown[]) => side.pool.query(sql, values);

beforeAll(async () => {
  side = await startReadSide('2026-03-11T13:12:00.000Z');
  await side.append('account-7', [{ type: 'AccountRegistered', data: sampleAccount }]);
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  support = await side.browser({ userId: '90', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

describe('the history of an order', () => {
  type History = {
    events: { event: string; title: string; changes: unknown[]; actor: Record<string, unknown> }[];
  };

  test('shows basket and order events in one timeline, in words, with their actor', async () => {
    const { order } = await newOrder();
    const { events } = await json<History>(auditor.get(`/nl/api/office/orders/${order}/history`));
    expect(events.map(({ title }) => title)).toEqual([
      'Winkelwagen gestart',
      '131209 Volle room 35 % UHT 1 l toegevoegd',
      'Aantal gewijzigd: 131209 Volle room 35 % UHT 1 l',
      'Leverdag bevestigd: vr 13 maart 2026',
      'Referentie ingevuld: WK11-KEUKEN',
      `Winkelwagen besteld als ${order}`,
      'Bestelling geplaatst',
      'Voorraad toegewezen: 1 regel',
      'Bevestiging gemaild naar 2 adressen',
    ]);
    expect(events[2]).toMatchObject({
      index: 2,
      revision: 2,
      channel: 'web',
      actor: { kind: 'customer', name: 'Lotte Vermeersch' },
      changes: [{ what: '131209 Volle room 35 % UHT 1 l', before: '6 st', after: '12 st' }],
    });
    expect(events[7]?.actor).toMatchObject({ kind: 'system', name: 'Systeem' });
    const { raw } = await json<{ raw: { type: string } }>(
      auditor.get(`/nl/api/office/orders/${order}/history/order-${order}@0`),
    );
    expect(raw.type).toBe('OrderPlaced');
    expect(JSON.stringify(raw)).not.toContain('zijdeur');
    const french = await json<History>(auditor.get(`/fr/api/office/orders/${order}/history`));
    expect(french.events[0]?.title).toBe('Panier commencé');
    expect(french.events[2]?.changes).toEqual([
      { what: '131209 Crème entière 35 % UHT 1 l', before: '6 pc', after: '12 pc' },
    ]);
  });

  test('shows the state at any event, compared with the previous event', async () => {
    const { order, orderStream } = await newOrder();
    const { events } = await json<History>(auditor.get(`/nl/api/office/orders/${order}/history`));
    const at = (index: number) => json(auditor.get(`/nl/api/office/orders/${order}/history/${events[index]?.event}`));
    expect(await at(2)).toMatchObject({
      phase: 'basket',
      lines: [
        {
          article_number: '131209',
          quantity: 12,
          quantity_before: 6,
          is_changed: true,
          last_changed_by: 'Lotte Vermeersch',
        },
      ],
      facts: expect.arrayContaining([
        expect.objectContaining({ key: 'subtotal', before: '€\u00a023,91', value: '€\u00a047,82', is_changed: true }),
        expect.objectContaining({ key: 'reference', is_changed: false }),
      ]),
    });
    expect(await at(8)).toMatchObject({
      phase: 'order',
      facts: expect.arrayContaining([
        expect.objectContaining({ key: 'total', value: '€\u00a066,59', is_changed: false }),
        expect.objectContaining({
          key: 'confirmation',
          before: 'nog niet gemaild',
          value: 'gemaild',
          is_changed: true,
        }),
      ]),
    });
    expect((await auditor.get(`/api/office/orders/${order}/history/${orderStream}@3`)).status).toBe(404);
    expect((await auditor.get(`/api/office/orders/${order}/history/2`)).status).toBe(404);
    expect((await auditor.get('/api/office/orders/1/history')).status).toBe(404);
  });

  test('shows a short line with its allocated quantity and its quantity before', async () => {
    const { order, orderStream } = await newOrder();
    const short = { lineId: '1', articleNumber: '131209', ordered: 12, allocated: 9 };
    await side.append(orderStream, [{ type: 'OrderLineShort', data: short }]);
    expect(await json(auditor.get(`/nl/api/office/orders/${order}/history/${orderStream}@3`))).toMatchObject({
      lines: [
        { quantity: 9, quantity_before: 12, is_changed: true },
        { is_free: true, is_changed: false },
      ],
    });
    const { events } = await json<History>(auditor.get(`/nl/api/office/orders/${order}/history`));
    expect(events[9]).toMatchObject({ title: 'Manco: 131209 Volle room 35 % UHT 1 l 3 st' });
  });

  test('is exported as a dossier with head, stored events, states and verdict, for the office only', async () => {
    const { order } = await newOrder();
    const response = await auditor.get(`/nl/api/office/orders/${order}/dossier`);
    expect(response.headers.get('content-type')).toMatch(/jsonl/);
    const lines = (await response.text()).trimEnd().split('\n');
    const dossier = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(dossier[0]).toMatchObject({ kind: 'head', order_number: order, events: 9, made_by: '91' });
    expect(dossier.map(({ kind }) => kind)).toEqual([
      'head',
      ...Array.from({ length: 9 }, () => ['event', 'state']).flat(),
      'verdict',
    ]);
    expect(dossier.at(-1)).toMatchObject({ holds: true });
    expect((await support.get(`/nl/api/office/orders/${order}/dossier`)).status).toBe(200);
    expect((await (await side.browser({})).get(`/nl/api/office/orders/${order}/dossier`)).status).toBe(403);
  });
});

describe('verify', () => {
  test('verification accepts an unmodified order and recomputes its totals', async () => {
    const { order, orderStream, basketStream } = await newOrder();
    expect(await verify(order)).toMatchObject({
      holds: true,
      events_checked: 9,
      streams: [
        { stream: basketStream, events: 6 },
        { stream: orderStream, events: 3 },
      ],
      read_model_equal: true,
      totals_recomputed: true,
      broken: null,
      differences: [],
    });
    expect((await auditor.post('/api/office/orders/1/verify')).status).toBe(404);
  });

  test('verification finds modified data', async () => {
    const { order, orderStream } = await newOrder();
    await change(
      `update event_store.events set data = jsonb_set(data::jsonb, '{reference}', '"ANDERS"')
       where stream_id = $1 and version = 0`,
      orderStream,
    );
    expect((await verify(order)).broken).toMatchObject({
      stream: orderStream,
      revision: 0,
      type: 'OrderPlaced',
      reason: 'De gegevens zijn niet meer wat er werd vastgelegd.',
    });
  });

  test('verification finds modified metadata', async () => {
    const { order, basketStream } = await newOrder();
    await change(
      `update event_store.events set metadata = jsonb_set(metadata::jsonb, '{actorId}', '"99"')
       where stream_id = $1 and version = 2`,
      basketStream,
    );
    const verdict = await verify(order, 'fr');
    expect(verdict.broken).toMatchObject({ stream: basketStream, revision: 2, type: 'BasketLineQuantityChanged' });
    expect(verdict.broken?.reason).toMatch(/^L’auteur/);
  });

  test('verification finds a deleted event in the middle of a stream', async () => {
    const { order, basketStream } = await newOrder();
    await change('delete from event_store.events where stream_id = $1 and version = 3', basketStream);
    expect((await verify(order)).broken).toMatchObject({ stream: basketStream, revision: 3, type: null });
  });

  test('verification finds a closed gap at the event that follows', async () => {
    const { order, basketStream } = await newOrder();
    await change('delete from event_store.events where stream_id = $1 and version = 3', basketStream);
    await change('update event_store.events set version = 3 where stream_id = $1 and version = 4', basketStream);
    await change('update event_store.events set version = 4 where stream_id = $1 and version = 5', basketStream);
    expect((await verify(order)).broken).toMatchObject({
      stream: basketStream,
      revision: 3,
      type: 'BasketReferenceSet',
    });
  });

  test('verification finds a truncated stream, because the read model is ahead of that stream', async () => {
    const { order, orderStream } = await newOrder();
    await change('delete from event_store.events where stream_id = $1 and version = 2', orderStream);
    expect((await verify(order)).broken).toMatchObject({ stream: orderStream, revision: 2, type: null });
  });

  test('verification finds a deleted order stream through its basket', async () => {
    const { order, orderStream } = await newOrder();
    await change('delete from event_store.events where stream_id = $1', orderStream);
    for (const table of [orderDetailsTable, openOrdersTable, officeOrdersTable])
      await change(`delete from ${table.qualifiedName} where order_number = $1`, order);
    expect((await verify(order)).broken).toMatchObject({ stream: orderStream, revision: 0, type: null });
  });

  test('verification finds a deleted checkout through its order', async () => {
    const { order, basketStream } = await newOrder();
    await change('delete from event_store.events where stream_id = $1 and version = 5', basketStream);
    await change(
      `delete from ${basketsTable.qualifiedName} where basket_id = $1`,
      basketStream.slice('basket-'.length),
    );
    expect((await verify(order)).broken).toMatchObject({ stream: basketStream, revision: 5, type: null });
  });

  test('verification finds two swapped events, with their original positions', async () => {
    const { order, basketStream } = await newOrder();
    const move = 'update event_store.events set version = $2 where stream_id = $1 and version = $3';
    await change(move, basketStream, 99, 3);
    await change(move, basketStream, 3, 4);
    await change(move, basketStream, 4, 99);
    expect((await verify(order)).broken).toMatchObject({
      stream: basketStream,
      revision: 3,
      type: 'BasketReferenceSet',
      reason: `Deze gebeurtenis was ${basketStream}@4 en is verwisseld.`,
    });
  });

  const updateEvents = 'update event_store.events set';
  test.each([
    ['data without what they are made of', `${updateEvents} data = '{}' where stream_id = $1 and version = 0`],
    [
      'data without their lines',
      `${updateEvents} data = (data::jsonb #- '{lines}') where stream_id = $1 and version = 0`,
    ],
    ['data that are nothing', `${updateEvents} data = 'null' where stream_id = $1 and version = 1`],
    ['lines that are none', `${updateEvents} data = '{"lines":null}' where stream_id = $1 and version = 1`],
    ['no metadata', `${updateEvents} metadata = '{}' where stream_id = $1 and version = 1`],
    ['metadata of another kind', `${updateEvents} metadata = '[]' where stream_id = $1 and version = 0`],
    [
      'nested beyond measure',
      `${updateEvents} data = (repeat('[', 6000) || repeat(']', 6000))::json where stream_id = $1 and version = 1`,
    ],
    ['half a character', `${updateEvents} data = '{"note":"\\ud800"}' where stream_id = $1 and version = 1`],
  ])('verification names an impossible event, which is still shown and exported: %s', async (_what, sql) => {
    const { order, orderStream } = await newOrder();
    await change(sql, orderStream);
    const revision = sql.endsWith('0') ? 0 : 1;
    expect(await verify(order)).toMatchObject({ holds: false, broken: { stream: orderStream, revision } });
    const office = `/api/office/orders/${order}`;
    for (const path of [`${office}/history`, `${office}/history/${orderStream}@2`, `${office}/dossier`])
      expect([path, (await auditor.get(path)).status]).toEqual([path, 200]);
    const printed: string[] = [];
    const { databaseUrl, masterKey } = side;
    const print = (line: string): void => void printed.push(line);
    expect(await auditOrder({ databaseUrl, eventStore: 'postgres', masterKey, print, orderNumber: order })).toBe(1);
    expect(printed.at(-1)).toContain(`gebeurtenis ${orderStream}@${revision}`);
  });

  test('verification finds a modified read model row, with the event that the row contradicts', async () => {
    const { order, orderStream } = await newOrder();
    await change(
      `update ${openOrdersTable.qualifiedName} set summary = jsonb_set(summary::jsonb, '{amount_to_pay}', '1') where order_number = $1`,
      order,
    );
    const verdict = await verify(order);
    expect(verdict).toMatchObject({
      holds: false,
      read_model_equal: false,
      broken: { stream: orderStream, revision: 0, type: 'OrderPlaced' },
      differences: [
        { path: `${openOrdersTable.name}[${order}].summary.amount_to_pay`, stored: '1', replayed: '66.59' },
      ],
    });
    await change(`delete from ${officeOrdersTable.qualifiedName} where order_number = $1`, order);
    expect((await verify(order)).differences.map(({ path }) => path)).toContain(`${officeOrdersTable.name}[${order}]`);
  });

  test('verification finds amounts that the rules do not produce, even in an intact chain', async () => {
    const order = String(nextNumber++);
    const totals = { ...sampleOrder.totals, payableCents: 6658 };
    await writeOrderStory(side, { orderNumber: order, basketId: randomUUID(), totals });
    expect(await verify(order)).toMatchObject({
      holds: false,
      totals_recomputed: false,
      broken: { type: 'BasketCheckedOut', revision: 5 },
    });
  });

  test('an order stays valid during and after erasure of its author, but not with a replaced comment', async () => {
    const order = String(nextNumber++);
    await writeOrderStory(side, { orderNumber: order, basketId: randomUUID(), placedBy: '8' });
    const { pool, databaseUrl, masterKey } = side;
    const keys = createPostgresPersonKeys({ pool, masterKey });
    const erasure = await eraseKey(pool, keys, '8', { by: 'beheer', reason: 'op vraag' });
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    const audit = () => auditOrder({ databaseUrl, eventStore: 'postgres', masterKey, orderNumber: order, print });
    expect([await audit(), printed.at(-1)]).toEqual([0, expect.stringMatching(/^Alles klopt/)]);
    await erasePersonalValues(pool, allProjectors, '8');
    await erasure?.finish();
    expect(await audit()).toBe(0);
    await change(
      `update ${orderDetailsTable.qualifiedName} set personal = '{"comment":"vals","extra_emails":null}' where order_number = $1`,
      order,
    );
    expect([await audit(), printed.at(-1)]).toEqual([1, expect.stringContaining('personal.comment')]);
  });

  test('the command line tool exits with 0 or 1 and names the broken event', async () => {
    const { order, orderStream } = await newOrder();
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    const { databaseUrl, masterKey } = side;
    const audit = { databaseUrl, eventStore: 'postgres', masterKey, print };
    expect(await auditOrder({ ...audit, orderNumber: order })).toBe(0);
    expect(printed.at(-1)).toMatch(/^Alles klopt: 9 gebeurtenissen/);
    await change(
      "update event_store.events set type = 'OrderDelivered' where stream_id = $1 and version = 1",
      orderStream,
    );
    expect(await auditOrder({ ...audit, orderNumber: order, language: 'fr' })).toBe(1);
    expect(printed.at(-1)).toContain(`événement ${orderStream}@1`);
    expect(await auditOrder({ ...audit, orderNumber: '1' })).toBe(1);
  });
});

test('the tenant audit verifies each order and finds deleted events, missing orders and truncation', async () => {
  const tenant = await startReadSide('2026-03-11T13:12:00.000Z');
  try {
    const { databaseUrl, masterKey, pool } = tenant;
    const lostBasketId = randomUUID();
    await writeOrderStory(tenant, { orderNumber: '4402001', basketId: randomUUID() });
    await writeOrderStory(tenant, { orderNumber: '4402002', basketId: lostBasketId });
    await writeOrderStory(tenant, { orderNumber: '4402003', basketId: randomUUID() });
    await tenant.stopProjecting();
    const printed: string[] = [];
    const audit = () => {
      printed.length = 0;
      const print = (line: string): void => void printed.push(line);
      return auditTenant({ databaseUrl, eventStore: 'postgres', masterKey, print });
    };
    expect([await audit(), printed]).toEqual([0, ['Alles klopt: 27 gebeurtenissen, 3 bestellingen.']]);

    await pool.query("delete from event_store.events where stream_id = 'order-4402002'");
    await pool.query(
      "update event_store.events set type = 'OrderDelivered' where stream_id = 'order-4402003' and version = 1",
    );
    expect(await audit()).toBe(1);
    expect(printed).toEqual([
      'Er zijn 24 gebeurtenissen, terwijl er 27 werden vastgelegd.',
      `4402002: basket-${lostBasketId} werd besteld, maar de bestelling heeft geen gebeurtenissen.`,
      expect.stringMatching(/^4402002: Niet in orde/),
      expect.stringMatching(/^4402003: Niet in orde: gebeurtenis \S+@1\./),
      'Niet in orde: 4 keer iets in 24 gebeurtenissen en 3 bestellingen; zie hierboven.',
    ]);
    await pool.query('delete from event_store.events where position = 27');
    await audit();
    expect(printed).toContain(
      `Het einde is afgeknipt: ${orderDetailModel.checkpoint} las gebeurtenissen die er niet meer zijn.`,
    );
  } finally {
    await tenant.close();
  }
});

test('the tenant audit finds a checked-out basket whose order number belongs to the order of another basket', async () => {
  const tenant = await startReadSide('2026-03-11T13:12:00.000Z');
  try {
    const { databaseUrl, masterKey } = tenant;
    const [orderedId, lostId] = [randomUUID(), randomUUID()];
    await writeOrderStory(tenant, { orderNumber: '4402001', basketId: orderedId });
    await tenant.append(`basket-${lostId}`, [
      { type: 'BasketOpened', data: { basketId: lostId, customerNumber: '204118', openedBy: '7' } },
      { type: 'BasketCheckedOut', data: { ...sampleOrder, orderNumber: '4402001', basketId: lostId } },
    ]);
    await tenant.stopProjecting();
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    expect(await auditTenant({ databaseUrl, eventStore: 'postgres', masterKey, print })).toBe(1);
    expect(printed).toEqual([
      `4402001: basket-${lostId} werd besteld, maar het nummer is dat van de bestelling van basket-${orderedId}.`,
      'Niet in orde: 1 keer iets in 11 gebeurtenissen en 1 bestellingen; zie hierboven.',
    ]);
  } finally {
    await tenant.close();
  }
});

test('an order under a replaced number is verified with its basket and its history tells why', async () => {
  const tenant = await startReadSide('2026-03-11T13:12:00.000Z');
  try {
    const { databaseUrl, masterKey } = tenant;
    const basketId = randomUUID();
    await writeOrderStory(tenant, { orderNumber: '4402001', basketId: randomUUID() });
    await tenant.append(`basket-${basketId}`, [
      { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7' } },
      { type: 'BasketCheckedOut', data: { ...sampleOrder, orderNumber: '4402001', basketId } },
      { type: 'BasketOrderNumberReplaced', data: { orderNumber: '4402002', previousOrderNumber: '4402001' } },
    ]);
    await tenant.append('order-4402002', [
      { type: 'OrderPlaced', data: { ...sampleOrder, orderNumber: '4402002', basketId } },
    ]);
    const office = await tenant.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
    const { events } = await json<{ events: { title: string }[] }>(office.get('/nl/api/office/orders/4402002/history'));
    expect(events.map(({ title }) => title)).toContain('Bestelnummer 4402001 was al gebruikt en werd 4402002');
    await tenant.stopProjecting();
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    expect(await auditTenant({ databaseUrl, eventStore: 'postgres', masterKey, print })).toBe(0);
    expect(printed).toEqual(['Alles klopt: 13 gebeurtenissen, 2 bestellingen.']);
  } finally {
    await tenant.close();
  }
});

test('the tenant audit also verifies streams without an order: accounts and unordered baskets', async () => {
  const tenant = await startReadSide('2026-03-11T13:12:00.000Z');
  try {
    const { databaseUrl, masterKey, pool, store } = tenant;
    const basketId = randomUUID();
    await tenant.append('account-7', [{ type: 'AccountRegistered', data: sampleAccount }]);
    await tenant.append(`basket-${basketId}`, [
      { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7' } },
      { type: 'BasketReferenceSet', data: { setBy: '7', reference: 'Keuken' } },
    ]);
    await tenant.stopProjecting();
    const audit = async () => {
      const printed: string[] = [];
      const print = (line: string): void => void printed.push(line);
      return [await auditTenant({ databaseUrl, eventStore: 'postgres', masterKey, print }), ...printed];
    };
    expect(await audit()).toEqual([0, 'Alles klopt: 3 gebeurtenissen, 0 bestellingen.']);

    // Valid within the stream; only the remembered end differs.
    const forged = { ...(await store.readStream(`basket-${basketId}`))[1]!, data: { reference: 'Zaal' } };
    const metadata = forged.metadata as unknown as StoredMetadata;
    await pool.query('update event_store.events set data = $1, metadata = $2 where event_id = $3', [
      forged.data,
      { ...metadata, ...rehash(forged, { ...metadata, dataHash: hashJson(forged.data) }) },
      forged.id,
    ]);
    await pool.query("update event_store.events set type = 'AccountSuspended' where stream_id = 'account-7'");
    const [status, ...printed] = await audit();
    expect(status).toBe(1);
    expect(printed).toHaveLength(4);
    expect(printed).toEqual(
      expect.arrayContaining([
        'Niet in orde: 3 keer iets in 3 gebeurtenissen en 0 bestellingen; zie hierboven.',
        `Niet in orde: ${officeUsersTable.name}[7] wordt getoond of ontbreekt, en geen gebeurtenis zegt dat.`,
        expect.stringMatching(/^Niet in orde: gebeurtenis account-7@0/),
        expect.stringMatching(`^Niet in orde: gebeurtenis basket-${basketId}@1. Het leesmodel kent een andere`),
      ]),
    );
  } finally {
    await tenant.close();
  }
});
