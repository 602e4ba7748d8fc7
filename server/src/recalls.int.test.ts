import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Policy } from '@talloor/platform/subscription/projector.ts';
import type { OrderToDeliver } from './faults/testing/deliverOrder.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const article = '100001';
const friday = '1773356400';
const lot = (note: string) => `L${note}`;
const words = { nl: 'Glas in de rijst', fr: 'Du verre dans le riz' };

let product: Awaited<ReturnType<typeof startTestProduct>>;
let lotte: Person;
let karim: Person;
let support: Person;
/** Notes of Lotte's two deliveries and of Karim's. */
let notes: readonly [string, string, string];

beforeAll(async () => {
  product = await startTestProduct(async (shop) => {
    await shop.writeArticles({ [article]: null });
    await shop.addCustomer('204118');
    await shop.addCustomer('204119');
    await shop.giveAllRights(await shop.addUser('lotte', ['204118']), '204118');
    await shop.addUser('sara', ['204118']);
    await shop.addUser('karim', ['204119']);
    await shop.addUser('support', [], 'sales-support');
    await shop.addUser('auditor', [], 'auditor');
  });
  lotte = await logIn(product.url, 'lotte');
  karim = await logIn(product.url, 'karim');
  support = await logIn(product.url, 'support');
  notes = [await deliver(lotte), await deliver(lotte), await deliver(karim)];
}, 60_000);
afterAll(() => product.close());

async function deliver(person: Person): Promise<string> {
  await person('PUT', '/api/basket/items', { [article]: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: '', message: '' });
  expect(placed.status).toBe(201);
  return product.shop.deliver(placed.body as unknown as OrderToDeliver, '2026-03-13');
}

async function open(scope: { readonly lots?: readonly string[]; readonly articles?: readonly string[] }) {
  const body = { lots: [], articles: [], title: words, reason: words, instruction: words, ...scope };
  const opened = await support('POST', '/api/office/recalls', body);
  expect(opened).toMatchObject({ status: 201, body: { status: 'open' } });
  return String(opened.body['id']);
}

async function eventually<T>(look: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('it never came');
}
/** The recall as a customer sees it, once it was told. */
const seenBy = (person: Person, id: string) =>
  eventually(async () => {
    const { status, body } = await person('GET', `/api/recalls/${id}`);
    return status === 200 ? body : null;
  });
const eventsOf = async (id: string): Promise<DecodedEvent<RecallEvent>[]> =>
  product.shop.codec.decode<RecallEvent>(await product.shop.store.readStream(recallStream(id)));
const ofType = async (id: string, type: RecallEvent['type']) =>
  (await eventsOf(id)).filter(({ event }) => event.type === type);

/** What follows by itself, in a process of its own. */
function policyElsewhere(): Policy {
  const { shop } = product;
  const { pool, clock, logger } = shop;
  const features = { wish_list: true, restricted_wish_list: true, basket_upload: true, pending_orders: true };
  const catalogue = createCatalogue({ pool, clock });
  const { policies } = createCommandApi({ ...shop, catalogue, features, log: logger, mailer: null });
  const policy = policies.find(({ name }) => name === 'giveRecallNotices');
  if (!policy) throw new Error('nobody gives notices');
  return policy;
}

describe('a recall', () => {
  test('leads from a lot to its customer alone: told at once, by mail too; another customer finds nothing', async () => {
    const preview = await support('GET', `/api/office/recall-preview?lots=${lot(notes[0]).toLowerCase()}`);
    expect(preview.body).toEqual({ customers: 1, deliveries: 1, quantity: 20, in_house: 0 });
    const id = await open({ lots: [lot(notes[0])] });
    expect(await seenBy(lotte, id)).toMatchObject({
      title: words.nl,
      awaits: true,
      deliveries: [{ delivery_number: notes[0], lines: [{ article_number: article, quantity: 20 }] }],
    });
    expect(await karim('GET', `/api/recalls/${id}`)).toMatchObject({ status: 404, body: { code: 'recall.not_found' } });
    expect(await karim('POST', `/api/recalls/${id}/acknowledge`, { version: '', lines: [] })).toMatchObject({
      status: 404,
    });
    expect((await karim('GET', '/api/recalls')).body).toEqual({ recalls: [] });
    const { lines } = (await lotte('GET', `/api/delivery-note/${notes[0]}`)).body as { lines: object[] };
    expect(lines[0]).toMatchObject({ recall: { recall_id: id, quantity: 20 } });
    const mailed = await eventually(async () => (await ofType(id, 'RecallMailSent'))[0] ?? null);
    // Lotte manages and ordered; Sara does neither.
    expect(mailed.event.data).toMatchObject({ about: 'notice', language: 'nl', recipientCount: 1 });
  });

  test('is told once, however many processes look, and again of what leaves while it is open', async () => {
    const id = await open({ articles: [article] });
    await seenBy(lotte, id);
    await seenBy(karim, id);
    const [opened] = await eventsOf(id);
    if (!opened) throw new Error('it was not opened');
    const react = () => policyElsewhere().react(opened as DecodedEvent);
    await Promise.all([react(), react()]);
    expect(await ofType(id, 'RecallNoticeSent')).toHaveLength(2);
    const later = await deliver(karim);
    await eventually(async () => ((await ofType(id, 'RecallNoticeSent')).length === 3 ? true : null));
    const told = (await ofType(id, 'RecallNoticeSent')).flatMap(({ event }) =>
      event.type === 'RecallNoticeSent' ? event.data.deliveries.map(({ deliveryNumber }) => deliveryNumber) : [],
    );
    expect(told.toSorted()).toEqual([...notes, later].toSorted());
    const [first, second] = (await seenBy(lotte, id))['deliveries'] as { delivery_number: string }[];
    expect([first?.delivery_number, second?.delivery_number].toSorted()).toEqual([notes[0], notes[1]].toSorted());
  });

  test('is answered by the customer or by who heard it, reminded, closed, and its chain holds', async () => {
    const id = await open({ lots: [lot(notes[1]), lot(notes[2])] });
    await seenBy(lotte, id);
    await seenBy(karim, id);
    const line = { delivery_number: notes[1], line_id: '1', held: 12, used: 8, destroyed: 0 };
    const versionNow = async (person: Person) => String((await seenBy(person, id))['version']);
    const version = await versionNow(lotte);
    const says = (lines: readonly object[]) => lotte('POST', `/api/recalls/${id}/acknowledge`, { version, lines });
    expect(await says([{ ...line, held: 13 }])).toMatchObject({ body: { code: 'recall.quantity_exceeded' } });
    expect(await says([{ ...line, delivery_number: notes[2] }])).toMatchObject({
      body: { code: 'recall.line_not_affected' },
    });
    const answers = await Promise.all([says([line]), says([line])]);
    expect(answers.map(({ status, body }) => [status, body['awaits']])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(await ofType(id, 'RecallAcknowledged')).toHaveLength(1);
    // The page that she opened before it was answered.
    expect(await says([{ ...line, held: 11 }])).toMatchObject({ status: 409, body: { code: 'recall.changed' } });
    const office = (act: string, body: object) => support('POST', `/api/office/recalls/${id}/${act}`, body);
    expect(await office('remind', {})).toMatchObject({ status: 200 });
    expect(await ofType(id, 'RecallReminded')).toMatchObject([{ event: { data: { customerNumber: '204119' } } }]);
    const auditor = await logIn(product.url, 'auditor');
    expect((await auditor('POST', `/api/office/recalls/${id}/remind`, {})).status).toBe(403);
    const heard = { customer_number: '204119', reason: 'told_by_phone', version: await versionNow(karim), lines: [] };
    expect(await office('acknowledge', { ...heard, version: 'of a page of yesterday' })).toMatchObject({
      body: { code: 'recall.changed' },
    });
    expect(await office('acknowledge', heard)).toMatchObject({ status: 200 });
    expect(await office('remind', {})).toMatchObject({ body: { code: 'recall.all_answered' } });
    expect(await office('close', { reason: 'goods_back' })).toMatchObject({ body: { status: 'closed' } });
    expect(await says([])).toMatchObject({ body: { code: 'recall.closed' } });
    const whole = (await auditor('GET', `/api/office/recalls/${id}`)).body;
    expect(whole).toMatchObject({ status: 'closed', customers: 2, acknowledged: 2, quantity: 40 });
    expect(whole['told']).toMatchObject([
      {
        customer_number: '204118',
        held: 12,
        used: 8,
        office_reason: null,
        recipients: [expect.stringMatching(/lotte/)],
      },
      { customer_number: '204119', reminders: 1, office_reason: 'told_by_phone' },
    ]);
    const history = (await auditor('GET', `/api/office/recalls/${id}/history`)).body;
    expect(history).toMatchObject({ holds: true, broken: null });
    const ofOrder = (await auditor('GET', `/api/office/orders/${notes[1].slice(1)}/history`)).body['events'] as {
      type: string;
      raw: { data: { customerNumber?: string } };
    }[];
    const recalled = ofOrder.filter(({ type }) => type.startsWith('Recall'));
    expect(recalled.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RecallOpened', 'RecallNoticeSent', 'RecallAcknowledged', 'RecallClosed']),
    );
    expect(new Set(recalled.map(({ raw }) => raw.data.customerNumber))).toEqual(new Set([undefined, '204118']));
    expect((await auditor('POST', `/api/office/orders/${notes[1].slice(1)}/verify`)).body).toMatchObject({
      holds: true,
    });
  });
});
