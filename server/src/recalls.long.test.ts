import * as xlsx from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { logIn, logInBrowser, type Person } from '@talloor/command-api/testing/logIn.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Policy } from '@talloor/platform/subscription/policy.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { OrderToDeliver } from './faults/testing/deliverOrder.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const article = '100001';
const friday = '1773356400';
const lot = (note: string) => `L${note}`;
type RawEvent = { readonly data: { readonly customerNumber?: string } };
const words = { nl: 'Glas in de rijst', fr: 'Du verre dans le riz' };

let product: Awaited<ReturnType<typeof startTestProduct>>;
let lotte: Person;
let karim: Person;
let support: Person;
let download: (path: string) => Promise<Uint8Array>;
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
  ({ person: support, download } = await logInBrowser(product.url, 'support'));
  notes = [await deliver(lotte), await deliver(lotte), await deliver(karim)];
}, 60_000);
afterAll(() => product.close());

async function deliver(person: Person, until?: 'picked' | 'delivered'): Promise<string> {
  await person('PUT', '/api/basket/items', { [article]: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: '', message: '' });
  expect(placed.status).toBe(201);
  return product.shop.deliver(placed.body as unknown as OrderToDeliver, '2026-03-13', until);
}

async function open(scope: { readonly lots?: readonly string[]; readonly articles?: readonly string[] }) {
  const body = { lots: [], articles: [], title: words, reason: words, instruction: words, ...scope };
  const response = await support('POST', '/api/office/recalls', body);
  expect(response).toMatchObject({ status: 201, body: { status: 'open' } });
  return String(response.body['id']);
}

async function eventually<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  let result: T | null = null;
  await until(what, async () => (result = await look()) !== null);
  if (result === null) throw new Error(what);
  return result;
}
const report = async (message: { readonly at: string }) =>
  expect(await product.shop.report(message)).toMatchObject({ kind: 'applied' });
const waitForRecall = (person: Person, id: string) =>
  eventually('the recall is seen', async () => {
    const { status, body } = await person('GET', `/api/recalls/${id}`);
    return status === 200 ? body : null;
  });
const eventsOf = async (id: string): Promise<DecodedEvent<RecallEvent>[]> =>
  product.shop.codec.decode<RecallEvent>(await product.shop.store.readStream(recallStream(id)));
const eventsOfType = async (id: string, type: RecallEvent['type']) =>
  (await eventsOf(id)).filter(({ event }) => event.type === type);

function policyElsewhere(): Policy {
  const { shop } = product;
  const { pool, clock, logger } = shop;
  const features = { wish_list: true, restricted_wish_list: true, basket_upload: true, pending_orders: true };
  const catalogue = createCatalogue({ pool, clock });
  const { policies } = createCommandApi({ ...shop, catalogue, features, log: logger, mailer: null });
  const policy = policies.find(({ name }) => name === 'giveRecallNotices');
  if (!policy) throw new Error('there is no policy that sends notices');
  return policy;
}

describe('a recall', () => {
  test('notifies only the customer of its lot, at once and by mail; another customer finds nothing', async () => {
    const preview = await support('GET', `/api/office/recall-preview?lots=${lot(notes[0]).toLowerCase()}`);
    expect(preview.body).toEqual({ customers: 1, deliveries: 1, quantity: 20, in_house: 0 });
    const id = await open({ lots: [lot(notes[0])] });
    expect(await waitForRecall(lotte, id)).toMatchObject({
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
    const mailed = await eventually('it is mailed', async () => (await eventsOfType(id, 'RecallMailSent'))[0] ?? null);
    expect(mailed.event.data).toMatchObject({ about: 'notice', language: 'nl', recipientCount: 1 });
  });

  test('sends each notice once, also from two processes, and another for a later delivery', async () => {
    const id = await open({ articles: [article] });
    await waitForRecall(lotte, id);
    await waitForRecall(karim, id);
    const [recallOpened] = await eventsOf(id);
    if (!recallOpened) throw new Error('the recall has no events');
    const react = () => policyElsewhere().react(recallOpened as DecodedEvent);
    await Promise.all([react(), react()]);
    expect(await eventsOfType(id, 'RecallNoticeSent')).toHaveLength(2);
    const laterDelivery = await deliver(karim);
    await until('a third notice is given', async () => (await eventsOfType(id, 'RecallNoticeSent')).length === 3);
    const noticedDeliveries = (await eventsOfType(id, 'RecallNoticeSent')).flatMap(({ event }) =>
      event.type === 'RecallNoticeSent' ? event.data.deliveries.map(({ deliveryNumber }) => deliveryNumber) : [],
    );
    expect(noticedDeliveries.toSorted()).toEqual([...notes, laterDelivery].toSorted());
    const [first, second] = (await waitForRecall(lotte, id))['deliveries'] as { delivery_number: string }[];
    expect([first?.delivery_number ?? '', second?.delivery_number ?? ''].toSorted()).toEqual(
      [notes[0] ?? '', notes[1] ?? ''].toSorted(),
    );
  });

  test('takes answers from the customer or through the office, sends reminders, can be closed, and keeps its chain intact', async () => {
    const id = await open({ lots: [lot(notes[1]), lot(notes[2])] });
    await waitForRecall(lotte, id);
    await waitForRecall(karim, id);
    const line = { delivery_number: notes[1], line_id: '1', held: 12, used: 8, destroyed: 0 };
    const versionNow = async (person: Person) => String((await waitForRecall(person, id))['version']);
    const version = await versionNow(lotte);
    const sendAnswer = (lines: readonly object[]) =>
      lotte('POST', `/api/recalls/${id}/acknowledge`, { version, lines });
    expect(await sendAnswer([{ ...line, held: 13 }])).toMatchObject({ body: { code: 'recall.quantity_exceeded' } });
    expect(await sendAnswer([{ ...line, delivery_number: notes[2] }])).toMatchObject({
      body: { code: 'recall.line_not_affected' },
    });
    const answers = await Promise.all([sendAnswer([line]), sendAnswer([line])]);
    expect(answers.map(({ status, body }) => [status, body['awaits']])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(await eventsOfType(id, 'RecallAcknowledged')).toHaveLength(1);
    expect(await sendAnswer([{ ...line, held: 11 }])).toMatchObject({ status: 409, body: { code: 'recall.changed' } });
    const office = (act: string, body: object) => support('POST', `/api/office/recalls/${id}/${act}`, body);
    expect(await office('remind', {})).toMatchObject({ status: 200 });
    expect(await eventsOfType(id, 'RecallReminded')).toMatchObject([{ event: { data: { customerNumber: '204119' } } }]);
    const auditor = await logIn(product.url, 'auditor');
    expect((await auditor('POST', `/api/office/recalls/${id}/remind`, {})).status).toBe(403);
    const phoneAnswer = {
      customer_number: '204119',
      reason: 'told_by_phone',
      version: await versionNow(karim),
      lines: [],
    };
    expect(await office('acknowledge', { ...phoneAnswer, version: 'of a page of yesterday' })).toMatchObject({
      body: { code: 'recall.changed' },
    });
    expect(await office('acknowledge', phoneAnswer)).toMatchObject({ status: 200 });
    expect(await office('remind', {})).toMatchObject({ body: { code: 'recall.all_answered' } });
    expect(await office('close', { reason: 'goods_back' })).toMatchObject({ body: { status: 'closed' } });
    expect(await sendAnswer([])).toMatchObject({ body: { code: 'recall.closed' } });
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
    const historyPath = `/api/office/orders/${notes[1].slice(1)}/history`;
    const ofOrder = (await auditor('GET', historyPath)).body['events'] as { type: string; event: string }[];
    const recalled = ofOrder.filter(({ type }) => type.startsWith('Recall'));
    expect(recalled.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RecallOpened', 'RecallNoticeSent', 'RecallAcknowledged', 'RecallClosed']),
    );
    const moments = await Promise.all(recalled.map(({ event }) => auditor('GET', `${historyPath}/${event}`)));
    const ownCustomers = moments.map(({ body }) => (body['raw'] as RawEvent).data.customerNumber);
    expect(new Set(ownCustomers)).toEqual(new Set([undefined, '204118']));
    expect((await auditor('POST', `/api/office/orders/${notes[1].slice(1)}/verify`)).body).toMatchObject({
      holds: true,
    });
  });

  test('shows picked deliveries to the office only, until they leave', async () => {
    const pickedDelivery = await deliver(karim, 'picked');
    const id = await open({ lots: [lot(pickedDelivery)] });
    const recall = await eventually('it is told what is in the house', async () => {
      const { body } = await support('GET', `/api/office/recalls/${id}`);
      return (body['in_house'] as object[]).length > 0 ? body : null;
    });
    expect(recall).toMatchObject({
      customers: 0,
      told: [],
      in_house: [
        {
          customer_number: '204119',
          delivery_number: pickedDelivery,
          order_number: pickedDelivery.slice(1),
          stage: 'picked',
          quantity: 20,
        },
      ],
    });
    const preview = await support('GET', `/api/office/recall-preview?lots=${lot(pickedDelivery)}`);
    expect(preview.body).toEqual({ customers: 0, deliveries: 0, quantity: 0, in_house: 1 });
    expect(await karim('GET', `/api/recalls/${id}`)).toMatchObject({ status: 404 });
    const dispatchReport = {
      message_id: `${pickedDelivery}-left`,
      delivery_number: pickedDelivery,
      kind: 'dispatched',
    };
    await report({ ...dispatchReport, at: '2026-03-13T10:00:00Z' });
    expect(await waitForRecall(karim, id)).toMatchObject({ deliveries: [{ delivery_number: pickedDelivery }] });
    const after = (await support('GET', `/api/office/recalls/${id}`)).body;
    expect(after).toMatchObject({ customers: 1, in_house: [] });
  });

  test.each([
    ['nl', 'Terugroeping', ['Klantnummer', 'Klantnummer in het ERP', 'Levernota', 'Verwittigd (UTC)', 'Vernietigd']],
    [
      'fr',
      'Rappel',
      ['Numéro de client', 'Numéro de client dans l’ERP', 'Bon de livraison', 'Averti (UTC)', 'Détruit'],
    ],
  ])('exports a workbook in %s with a row per line and its answer', async (language, name, headers) => {
    const id = await open({ lots: [lot(notes[1]), lot(notes[2])] });
    const { version } = await waitForRecall(lotte, id);
    await waitForRecall(karim, id);
    const lines = [{ delivery_number: notes[1], line_id: '1', held: 12.5, used: 7, destroyed: 0 }];
    await lotte('POST', `/api/recalls/${id}/acknowledge`, { version, lines });
    await until('the answer is shown', async () => (await lotte('GET', `/api/recalls/${id}`)).body['awaits'] === false);
    const bytes = await download(`/${language}/api/office/recalls/${id}/sheet`);
    const book = xlsx.read(bytes, { cellFormula: true });
    expect(book.SheetNames).toEqual([name]);
    const [head = [], ...rows] = xlsx.utils.sheet_to_json<(string | number | null)[]>(book.Sheets[name] ?? {}, {
      header: 1,
      defval: null,
    });
    expect([head[0], head[1], head[3], head[11], head[15]]).toEqual(headers);
    const minute = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    const rowOf = (note: string, customer: string) => rows.find((row) => row[0] === customer && row[3] === note);
    expect(rows).toHaveLength(2);
    expect(rowOf(notes[1], '204118')?.slice(4)).toEqual([
      '2026-03-13',
      article,
      null,
      expect.any(String),
      lot(notes[1]),
      20,
      expect.any(String),
      minute,
      minute,
      12.5,
      7,
      0,
    ]);
    expect(rowOf(notes[2], '204119')?.slice(8)).toEqual([
      lot(notes[2]),
      20,
      expect.any(String),
      minute,
      null,
      null,
      null,
      null,
    ]);
  });

  test('refuses an answer without a page version, or with a negative or invalid quantity', async () => {
    const id = await open({ lots: [lot(notes[0])] });
    const { version } = await waitForRecall(lotte, id);
    const line = { delivery_number: notes[0], line_id: '1', held: 1, used: 0, destroyed: 0 };
    const sendAnswer = (body: object) => lotte('POST', `/api/recalls/${id}/acknowledge`, body);
    expect(await sendAnswer({ lines: [line] })).toMatchObject({ status: 400 });
    for (const wrong of [{ held: -1 }, { used: 0.0001 }, { destroyed: 1e9 }, { line_id: 'x' }])
      expect(await sendAnswer({ version, lines: [{ ...line, ...wrong }] })).toMatchObject({ status: 400 });
    expect(await eventsOfType(id, 'RecallAcknowledged')).toEqual([]);
  });
});
