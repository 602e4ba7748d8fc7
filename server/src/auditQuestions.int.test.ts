import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stepMetadata } from '@talloor/command-api/commands/stepMetadata.ts';
import { logIn, logInBrowser, type Person, visit } from '@talloor/command-api/testing/logIn.ts';
import { auditQuestions, type AuditQuestion, type AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const order = '4402118';
const placedAt = new Date('2026-03-09T14:02:00.000Z');
let product: Awaited<ReturnType<typeof startTestProduct>>;
let support: Person;
let auditor: Person;
let facets: Person;
let ids: Readonly<Record<'support' | 'auditor' | 'lotte', string>>;

type Answer = { rows: AuditRow[]; total: number | null; next: string | null };
async function ask(question: AuditQuestion, query = ''): Promise<Answer> {
  const { status, body } = await auditor('GET', `/nl/api/office/audit/${question}?${query}`);
  expect({ question, status, body }).toMatchObject({ status: 200 });
  return body as unknown as Answer;
}
async function answer(question: AuditQuestion, count: number): Promise<AuditRow[]> {
  await until(`${question} is answered`, async () => (await ask(question)).rows.length >= count);
  return (await ask(question)).rows;
}
const office = (path: string, body: object) => support('POST', `/api/office/${path}`, body);

beforeAll(async () => {
  product = await startTestProduct(
    async (shop) => {
      await shop.writeArticles({ 100001: null });
      await shop.addCustomer('204118', 'Bistro Lindegaard');
      ids = {
        support: await shop.addUser('support', [], 'sales-support'),
        auditor: await shop.addUser('auditor', [], 'auditor'),
        lotte: await shop.addUser('lotte', ['204118']),
      };
      await shop.addUser('facets', [], 'facet-manager');
      const data = { ...sampleOrder, placedBy: ids.lotte, addressChosenBy: ids.lotte };
      for (const [orderNumber, changeDeadline] of [
        [order, '2026-03-10T16:00:00.000Z'],
        ['4402119', '2026-03-12T16:00:00.000Z'],
      ] as const) {
        const stream = orderStream(orderNumber);
        await shop.repository.execute(orderFold, stream, stepMetadata('place', stream, '204118', placedAt), () => [
          { type: 'OrderPlaced' as const, data: { ...data, orderNumber, changeDeadline } },
        ]);
      }
      await shop.pool.query(
        `insert into catalogue.changes (changed_at, changed_by, subject, subject_key, before, after) values
             ('2026-03-11T09:00:00Z', 'erp:prijzen', 'prices', '100001/list', null, '{"price_mills": 4000}'),
             ('2026-03-11T10:00:00Z', 'file:katrien', 'prices', '100001/list', '{"price_mills": 4000}', '{"price_mills": 3500}')`,
      );
      await shop.pool.query(
        `insert into platform.parked (policy, position, stream_id, revision, event_id, event_type, error, tries, parked_at,
           discarded_at, discarded_by, discard_reason)
         values ('allocate', '00000000000000000007', $1, 0, gen_random_uuid(), 'OrderPlaced', 'no stock row', 3,
           '2026-03-11T08:00:00Z', '2026-03-11T09:30:00Z', 'katrien', 'already allocated by hand')`,
        [orderStream(order)],
      );
      await shop.pool.query(
        `insert into platform.erasures (person_id, erased_by, reason, begun_at, finished_at)
         values ('999', 'katrien', 'asked by letter', '2026-03-11T07:00:00Z', '2026-03-11T07:01:00Z')`,
      );
    },
    { LOGIN_ATTEMPTS: '1000' },
  );
  support = await logIn(product.url, 'support');
  auditor = await logIn(product.url, 'auditor');
  facets = await logIn(product.url, 'facets');
}, 120_000);
afterAll(() => product.close());

describe('questions of auditors', () => {
  test('changes after the deadline are the late cancellation, not the one before the deadline', async () => {
    expect(await office(`orders/${order}/cancel`, { reason: 'asked_by_customer' })).toMatchObject({ status: 200 });
    expect(await office('orders/4402119/cancel', { reason: 'double' })).toMatchObject({ status: 200 });
    const [row, ...more] = await answer('after_deadline', 1);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      title: expect.stringMatching(/^Bestelling geannuleerd: /),
      by: { id: ids.support, name: 'support Peeters' },
      on_behalf_of: { id: ids.lotte },
      customer: { id: '204118', name: 'Bistro Lindegaard' },
      event: expect.stringMatching(new RegExp(`^${orderStream(order)}@\\d+$`)),
      page: { kind: 'order', id: order },
    });
    expect(row?.changes[0]).toMatchObject({ what: 'Wijzigen kon tot' });
  });

  test('acts on behalf of customers, and all acts of one employee, name who did what for whom', async () => {
    const rows = await answer('on_behalf', 2);
    expect(new Set(rows.map(({ page }) => page?.id))).toEqual(new Set([order, '4402119']));
    const all = await ask('employee', `employee=${ids.support}`);
    expect(all.rows.length).toBeGreaterThanOrEqual(2);
    expect(new Set(all.rows.map(({ by }) => by?.id))).toEqual(new Set([ids.support]));
    expect((await ask('employee', `employee=${ids.auditor}`)).rows).toEqual([]);
    expect((await ask('employee', 'from=2025-01-01&to=2025-12-31')).rows).toEqual([]);
    const { body } = await auditor('GET', '/api/office/audited-employees');
    expect(body).toEqual([{ id: ids.support, name: 'support Peeters' }]);
  });

  test('corrections by hand hold the correction of empties, with its reason', async () => {
    const correction = { kind: 'crate', count: 2, reason: 'counted_at_customer' };
    expect(await office('customers/204118/empties', correction)).toMatchObject({ status: 200 });
    const [row] = await answer('correction', 1);
    expect(row).toMatchObject({
      title: expect.stringMatching(/^Leeggoed verbeterd: /),
      event: 'empties-204118@0',
      page: null,
    });
    expect(row?.changes).toEqual([{ what: 'Leeggoed', before: null, after: '+2\u00a0kratten' }]);
    const history = await auditor('GET', '/nl/api/office/audit-streams/empties-204118@0');
    expect(history.body).toMatchObject({
      stream: 'empties-204118',
      holds: true,
      events: [{ event: 'empties-204118@0' }],
    });
  });

  test('a look as the customer is named with its end', async () => {
    const viewer = await logIn(product.url, 'support');
    const view = `/api/office/users/${ids.lotte}/customers/204118/view`;
    expect((await viewer('POST', view, { reason: 'question_by_phone' })).status).toBe(200);
    const [row] = await answer('view_as', 1);
    expect(row).toMatchObject({
      title: expect.stringMatching(/^Kijkt mee als lotte Peeters: /),
      by: { id: ids.support },
    });
  });

  test('failed logins are counted per hour without the typed name, and a lockout is named', async () => {
    const visitor = await visit(product.url);
    for (const username of ['lotte', 'lotte', 'niemand'])
      await visitor('POST', '/api/login', { username, password: 'wrong' });
    const rows = await answer('failed_login', 2);
    const titles = rows.map(({ title }) => title).toSorted();
    expect(titles).toEqual([
      expect.stringMatching(/^1 keer mislukt ingelogd met een onbekende naam \([\w-]{8}\)$/),
      '2 keer mislukt ingelogd',
    ]);
    expect(JSON.stringify(rows)).not.toContain('niemand');
    await visitor('POST', '/api/login', { username: 'lotte', password: 'wrong' });
    expect((await answer('failed_login', 3)).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Login geblokkeerd na 3/),
    );
  });

  test('prices that the ERP did not bring, erasures and discarded events name who and why', async () => {
    expect(await answer('price_override', 1)).toContainEqual(
      expect.objectContaining({
        title: 'Prijs van artikel 100001 gezet',
        by: { id: 'file:katrien', name: 'file:katrien' },
        event: null,
        change: { id: expect.stringMatching(/^\d+$/), subject: 'prices', key: '100001/list' },
        changes: [
          { what: 'Soort', before: null, after: 'Lijstprijs' },
          { what: 'Prijs', before: '€\u00a04,000', after: '€\u00a03,500' },
        ],
      }),
    );
    expect(JSON.stringify(await answer('price_override', 1))).not.toContain('erp:prijzen');
    expect(await answer('erasure', 1)).toMatchObject([
      { title: 'Persoon 999 gewist: asked by letter', by: { name: 'katrien' } },
    ]);
    expect(await answer('parked', 1)).toMatchObject([
      {
        title: 'OrderPlaced is overgeslagen bij allocate: already allocated by hand',
        event: `${orderStream(order)}@0`,
        page: { kind: 'order', id: order },
      },
    ]);
  });

  test.each(['xlsx', 'csv'] as const)('the whole answer is a file: %s', async (format) => {
    const { download } = await logInBrowser(product.url, 'auditor');
    const file = await download(`/nl/api/office/audit/on_behalf/export?format=${format}`);
    const content = Buffer.from(file).toString('latin1');
    expect(content).toContain({ xlsx: 'PK', csv: `${orderStream(order)}@` }[format]);
  });

  test('the pages of an answer follow each other without a gap', async () => {
    const whole = await ask('employee');
    expect(whole.total).toBe(whole.rows.length);
    const [first] = whole.rows;
    const rest = await ask('employee', `after=${encodeURIComponent(`${first?.at}~${first?.id}`)}`);
    expect(rest.rows).toEqual(whole.rows.slice(1));
  });

  test('what an auditor reads is recorded, also the history and dossier of an order, and rows cannot be changed', async () => {
    await auditor('GET', `/api/office/orders/${order}/history`);
    await auditor('GET', `/api/office/orders/${order}/history`);
    await auditor('GET', `/api/office/orders/${order}/dossier`).catch(() => null);
    const titles = (await ask('reads')).rows.map(({ title }) => title);
    expect(titles).toContain('Vraag bekeken: Wijzigingen na het sluitingsuur');
    expect(titles).toContain('Vraag geëxporteerd: Gedaan in naam van klanten');
    expect(titles.filter((title) => title === `Bestelling ${order} bekeken`)).toHaveLength(1);
    expect(titles).toContain(`Dossier van bestelling ${order} geëxporteerd`);
    await expect(product.shop.pool.query('delete from platform.audit_reads')).rejects.toThrow('only added');
    await expect(product.shop.pool.query('update platform.audit_reads set shown = 0')).rejects.toThrow('only added');
  });

  test('only the right to audit opens a question', async () => {
    for (const question of auditQuestions)
      expect((await facets('GET', `/api/office/audit/${question}`)).status).toBe(403);
    expect((await facets('GET', '/api/office/audit-streams/empties-204118@0')).status).toBe(403);
    expect((await auditor('GET', '/api/office/audit-streams/empties-1@0')).status).toBe(404);
  });
});
