import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { customerUsersName } from '../../people/findUsersOf.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { deliveryWay as way } from '../../testing/deliveryWay.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let key = '';
let office: Person;

const afterDelivery = new Date('2026-03-13T20:00:00Z');

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  lotte = await shop.signIn('lotte', ['204118']);
  await shop.main.api.registerAccount({
    username: 'beheer',
    password,
    firstName: 'Bea',
    lastName: 'Heer',
    email: 'beheer@talloor.example',
    language: 'nl',
    roles: ['admin'],
    customers: [],
  });
  const beheer = await logIn(shop.main.url, 'beheer');
  office = beheer;
  const answer = await beheer('POST', '/api/office/apiKeys', { name: 'ERP Gent', subjects: ['deliveries'] });
  key = String(answer.body['secret']);
});
afterAll(() => shop.close());

async function report(lines: readonly (object | string)[], type = 'application/x-ndjson') {
  const answer = await fetch(`${shop.main.url}/erp/v1/deliveries`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${key}` },
    body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function order(person: Person): Promise<string> {
  await person('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: '', message: '' });
  expect(placed.status).toBe(201);
  return String(placed.body['order_number']);
}

const eventsOf = async (delivery: string): Promise<DeliveryEvent[]> =>
  (await shop.decoded())
    .filter((each) => each.streamId === `delivery-${delivery}`)
    .map((each) => each.event as DeliveryEvent);
const parked = async () =>
  (
    await shop.pool.query<{ message_id: string; code: string }>(
      'select message_id, code from command.parked_deliveries',
    )
  ).rows;

describe('a delivery report of the ERP', () => {
  test('becomes events once, repeated and in any order', async () => {
    const orderNumber = await order(lotte);
    shop.setNow(afterDelivery);
    const messages = way('900', orderNumber, 15);
    const backwards = await report([...messages.toReversed(), ...messages]);
    expect(backwards).toMatchObject({ status: 200, body: { lines: 8, parked: 0, rejected: 0, errors: [] } });
    expect((await eventsOf('900')).map((event) => event.type)).toEqual([
      'DeliveryScheduled',
      'DeliveryPicked',
      'DeliveryDispatched',
      'DeliveryDelivered',
    ]);
    expect(await report(messages)).toMatchObject({ body: { applied: 0, unchanged: 4 } });
    const [, picked] = await eventsOf('900');
    if (picked?.type !== 'DeliveryPicked') throw new Error('nothing was picked');
    expect(picked.data.lines.map(({ ordered, delivered, short }) => [ordered, delivered, short])).toEqual([
      [20, 20, 0],
      [20, 15, 5],
    ]);
    expect(await parked()).toEqual([]);
  });

  test('of progress is named in the answer when a newer report is stored, also when it waited', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(lotte);
    shop.setNow(afterDelivery);
    const [scheduled = {}, picked = {}, dispatched = {}, delivered = {}] = way('909', orderNumber);
    const progress = (id: string, at: string) => ({
      message_id: id,
      delivery_number: '909',
      kind: 'progress',
      at,
      stops_before: 2,
      expected_from: '2026-03-13T08:50:00Z',
      expected_until: '2026-03-13T09:20:00Z',
    });
    const [early, late, latest] = [
      progress('909-early', '2026-03-13T07:00:00Z'),
      progress('909-late', '2026-03-13T08:00:00.5Z'),
      progress('909-latest', '2026-03-13T08:40:00Z'),
    ];
    const outdated = (id: string, newerAt: string) => ({
      message_id: id,
      delivery_number: '909',
      code: 'delivery.outdated',
      newer_at: newerAt,
    });
    expect(await report([late, early])).toMatchObject({ body: { parked: 2, passed_over: [] } });
    const taken = await report([scheduled, picked, dispatched, latest]);
    expect(taken.body).toMatchObject({ applied: 4, parked: 0 });
    expect(taken.body['passed_over']).toEqual([
      outdated('909-late', '2026-03-13T08:40:00.000Z'),
      outdated('909-early', '2026-03-13T08:40:00.000Z'),
    ]);
    expect(await parked()).not.toContainEqual(expect.objectContaining({ message_id: '909-late' }));
    const again = await report([latest, delivered, early]);
    const { at } = delivered as { at: string };
    expect(again.body).toMatchObject({ applied: 1, unchanged: 2 });
    expect(again.body['passed_over']).toEqual([outdated('909-early', new Date(at).toISOString())]);
    const secondArrival = { ...delivered, message_id: '909-second', received_by: 'Someone Else' };
    for (const reports of [[delivered, secondArrival], [secondArrival]])
      expect((await report(reports)).body).toMatchObject({
        applied: 0,
        unchanged: reports.length,
        passed_over: [{ ...outdated('909-second', new Date(at).toISOString()), code: 'delivery.already_delivered' }],
      });
  });

  test('is parked with a reason when it cannot be applied, never applied partially, and retried later', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(lotte);
    const [scheduled, picked, dispatched] = way('901', orderNumber);
    const half = {
      ...picked,
      message_id: '901-half',
      lines: [{ line_id: '1', article_number: '100001', delivered: 20 }],
    };
    const unknown = { ...scheduled, message_id: 'x', delivery_number: '999', order_number: '1' };
    const other = { ...scheduled, message_id: 'y', delivery_number: '902' };
    const nonsense = { message_id: 'z', delivery_number: '901', kind: 'picked', lines: 'no' };
    expect(await report([scheduled ?? {}])).toMatchObject({ body: { applied: 1 } });
    const answer = await report([scheduled ?? {}, half, dispatched ?? {}, unknown, other, nonsense, '{"no', '[]']);
    expect(answer).toMatchObject({ status: 200, body: { lines: 8, unchanged: 1, parked: 5, rejected: 2 } });
    expect(answer.body['errors']).toMatchObject([
      { line: 2, code: 'delivery.order_open' },
      { line: 3, code: 'delivery.not_picked' },
      { line: 4, code: 'delivery.order_unknown' },
      { line: 5, code: 'delivery.order_has_another' },
      { line: 6, code: 'delivery.message_invalid' },
      { line: 7, code: 'import.malformed' },
      { line: 8, code: 'import.malformed' },
    ]);
    expect(await eventsOf('901')).toHaveLength(1);
    shop.setNow(afterDelivery);
    expect(await report([picked ?? {}])).toMatchObject({ body: { applied: 1, parked: 0 } });
    expect((await eventsOf('901')).map((event) => event.type)).toEqual([
      'DeliveryScheduled',
      'DeliveryPicked',
      'DeliveryDispatched',
    ]);
    expect(await parked()).toEqual(
      expect.arrayContaining([
        { message_id: '901-half', code: 'delivery.line_missing' },
        { message_id: 'x', code: 'delivery.order_unknown' },
      ]),
    );
  });

  test('is retried, corrected or discarded by the office once, also under simultaneous requests', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(lotte);
    shop.setNow(afterDelivery);
    const [scheduled = {}, picked = {}, dispatched = {}] = way('903', orderNumber);
    const half = { ...picked, lines: [{ line_id: '1', article_number: '100001', delivered: 20 }] };
    const stray = { ...dispatched, message_id: '903-stray', at: '2026-03-13T05:00:00Z' };
    await report([scheduled, half, stray, dispatched]);
    const list = async (filter: object) =>
      (await office('GET', `/api/office/parkedDeliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`))
        .body as unknown as readonly { id: string; message_id: string; code: string; status: string }[];
    const waiting = await list({ number: orderNumber });
    expect(waiting.map(({ message_id: name, code }) => [name, code])).toEqual([
      ['903-p', 'delivery.line_missing'],
      ['903-stray', 'delivery.not_picked'],
      ['903-d', 'delivery.not_picked'],
    ]);
    const [wrong, sentTwice] = waiting.map(({ id }) => `/api/office/parkedDeliveries/${id}`);
    await office('GET', `${wrong}`);
    await office('GET', `/api/office/orders/${orderNumber}/delivery`);
    const reads = `select what, about from platform.audit_reads where about = any ($1) order by read_id`;
    expect((await shop.pool.query(reads, [[waiting[0]?.id, orderNumber]])).rows).toEqual([
      { what: 'parked_delivery', about: waiting[0]?.id },
      { what: 'order', about: orderNumber },
    ]);

    const discard = { reason: 'sent_twice' };
    const discards = await Promise.all([1, 2].map(() => office('POST', `${sentTwice}/discard`, discard)));
    expect(discards.map(({ body }) => String(body['outcome'])).toSorted()).toEqual(['discarded', 'unchanged']);
    expect(await office('POST', `${sentTwice}/retry`, {})).toMatchObject({
      status: 409,
      body: { code: 'parked_delivery.settled' },
    });
    expect(await office('POST', `${wrong}/retry`, {})).toMatchObject({
      body: { outcome: 'waiting', code: 'delivery.line_missing' },
    });
    const bad = { ...half, lines: [{ line_id: '1', article_number: '100001', delivered: 21 }] };
    expect(await office('POST', `${wrong}/correct`, { reason: 'on_paper', message: bad })).toMatchObject({
      status: 422,
      body: { code: 'delivery.more_than_ordered' },
    });
    const corrections = await Promise.all([
      office('POST', `${wrong}/correct`, { reason: 'on_paper', message: picked }),
      office('POST', `${wrong}/correct`, { reason: 'on_paper', message: picked }),
      report([half, stray]),
    ]);
    expect(corrections.map(({ status }) => status)).toEqual([200, 200, 200]);
    const events = (await shop.decoded()).filter(({ streamId }) => streamId === 'delivery-903');
    expect(events.map(({ event, metadata }) => [event.type, metadata.actorRole])).toEqual([
      ['DeliveryScheduled', 'erp'],
      ['DeliveryPicked', 'admin'],
      ['DeliveryDispatched', 'erp'],
    ]);
    expect(events[2]?.event).toMatchObject({ data: { dispatchedAt: '2026-03-13T06:00:00.000Z' } });
    expect(await list({ number: orderNumber })).toEqual([]);
    expect((await list({ part: 'settled', number: '903' })).map(({ status }) => status).toSorted()).toEqual([
      'corrected',
      'discarded',
    ]);
    expect((await office('GET', wrong ?? '')).body).toMatchObject({
      message: { lines: [{ line_id: '1' }] },
      correction: { lines: [{ line_id: '1' }, { line_id: '2' }] },
    });
    const { rows } = await shop.pool.query('select 1 from command.delivery_acts');
    expect(rows).toHaveLength(3);
  });

  test('retried by the office has no effect when the request is repeated after a lost answer', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(lotte);
    shop.setNow(afterDelivery);
    const [scheduled = {}, picked = {}, dispatched = {}] = way('905', orderNumber);
    await report([scheduled, dispatched]);
    const { rows } = await shop.pool.query<{ parked_id: string }>(
      `select parked_id from command.parked_deliveries where delivery_number = '905'`,
    );
    const retry = (key: string) =>
      office('POST', `/api/office/parkedDeliveries/${rows[0]?.parked_id}/retry`, {}, key, 'again');
    expect(await retry('905-retry')).toMatchObject({ body: { outcome: 'waiting', code: 'delivery.not_picked' } });
    await report([picked]);
    expect(await retry('905-retry')).toMatchObject({ status: 200, body: { outcome: 'unchanged' } });
    expect(await retry('905-other')).toMatchObject({ status: 404, body: { code: 'parked_delivery.not_found' } });
  });

  test('can be entered by the office under the same rules', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(lotte);
    const path = `/api/office/orders/${orderNumber}/delivery`;
    expect((await office('GET', path)).body).toMatchObject({ stage: 'none', delivery_number: null });
    const [scheduled = {}, picked = {}, dispatched = {}, delivered = {}] = way('904', orderNumber);
    const reportByHand = (message: object) => office('POST', path, { reason: 'erp_is_down', message });
    expect(await reportByHand(picked)).toMatchObject({ status: 409, body: { code: 'delivery.not_scheduled' } });
    expect(await reportByHand({ ...scheduled, order_number: '1' })).toMatchObject({ status: 409 });
    expect(await reportByHand(scheduled)).toMatchObject({ status: 200, body: { outcome: 'applied' } });
    expect(await reportByHand(picked)).toMatchObject({ status: 409, body: { code: 'delivery.order_open' } });
    shop.setNow(afterDelivery);
    const { version } = (await office('GET', path)).body;
    const reportWithVersion = (message: object) => office('POST', path, { reason: 'on_paper', message, version });
    expect(await reportWithVersion(picked)).toMatchObject({ status: 200, body: { outcome: 'applied' } });
    expect(await reportWithVersion(picked)).toMatchObject({ status: 200, body: { outcome: 'unchanged' } });
    expect(await reportWithVersion(dispatched)).toMatchObject({
      status: 409,
      body: { code: 'delivery.changed_meanwhile' },
    });
    const before = (await office('GET', path)).body;
    expect(before).toMatchObject({
      stage: 'picked',
      promised: { day: '2026-03-13' },
      picked: { at: '2026-03-12T19:00:00.000Z', lines: [{ line_id: '1', lots: [{ lot: 'L1' }] }, { line_id: '2' }] },
    });
    const repeatedReport = { ...picked, ...(before['picked'] as object), message_id: '904-again' };
    expect(await reportByHand(repeatedReport)).toMatchObject({ status: 200, body: { outcome: 'unchanged' } });
    const unsigned = { ...delivered, received_by: 'Jan', unsigned: 'on_paper' };
    for (const message of [dispatched, unsigned])
      expect(await reportByHand(message)).toMatchObject({ status: 200, body: { passed_over: null } });
    expect(await reportByHand(unsigned)).toMatchObject({ body: { outcome: 'unchanged', passed_over: null } });
    const second = { ...unsigned, message_id: '904-second', received_by: 'Piet' };
    const { delivered_at: newerAt } = (await office('GET', path)).body;
    expect(await reportByHand(second)).toMatchObject({
      body: { outcome: 'unchanged', passed_over: { code: 'delivery.already_delivered', newer_at: newerAt } },
    });
    expect((await office('GET', path)).body).toMatchObject({ stage: 'delivered', delivery_number: '904' });
    expect((await eventsOf('904')).map(({ type, data }) => [type, 'reason' in data && data.reason])).toEqual([
      ['DeliveryScheduled', 'erp_is_down'],
      ['DeliveryPicked', 'on_paper'],
      ['DeliveryDispatched', 'erp_is_down'],
      ['DeliveryDelivered', 'erp_is_down'],
    ]);
  });

  test('seals the name typed at delivery for the user of the customer whom it names', async () => {
    await shop.pool.query(`create schema if not exists ${customerUsersName.split('.')[0] ?? ''}`);
    await shop.pool.query(`create table ${customerUsersName} (customer_number text, user_id text)`);
    await shop.pool.query(
      `insert into ${customerUsersName} select '204118', user_id from command.credentials where username = 'lotte'`,
    );
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const messages = way('907', await order(lotte));
    shop.setNow(afterDelivery);
    const named = messages.map((each) => (each.kind === 'delivered' ? { ...each, received_by: 'L. Peeters' } : each));
    expect(await report(named)).toMatchObject({ body: { applied: 4 } });
    const last = (await eventsOf('907')).at(-1);
    if (last?.type !== 'DeliveryDelivered') throw new Error('nothing was delivered');
    expect(last.data.receiverId).toMatch(/^\d+$/);
  });

  test('is rejected with the id of another report, or without a valid key', async () => {
    const [scheduled] = way('900', '1');
    expect(await report([{ ...scheduled, route: '15' }])).toMatchObject({
      body: { parked: 1, errors: [{ code: 'delivery.message_reused' }] },
    });
    expect(await report(['{}'], 'text/csv')).toMatchObject({ status: 415 });
    key = 'tk_guess';
    expect(await report(['{}'])).toMatchObject({ status: 401 });
  });
});

test('a customer checks a line of its own delivery note once, and none of other customers', async () => {
  const ticked = await lotte('POST', '/api/delivery-note/toggle/900/2', { checked: true });
  expect(ticked).toMatchObject({ status: 200, body: { line_id: '2', checked: true, checked_lines: 1 } });
  const repeated = await lotte('POST', '/api/delivery-note/toggle/900/2', { checked: true });
  expect(repeated).toMatchObject({ status: 200, body: { checked: true, checked_lines: 1 } });
  const other = await shop.signIn('sara', ['204119']);
  expect(await other('POST', '/api/delivery-note/toggle/900/2', {})).toMatchObject({
    status: 404,
    body: { code: 'delivery_note.not_found' },
  });
  expect(await lotte('POST', '/api/delivery-note/toggle/900/77', {})).toMatchObject({
    status: 404,
    body: { code: 'delivery_note.line_not_found' },
  });
});
