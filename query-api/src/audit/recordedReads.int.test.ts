import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { sampleInvoice } from '@talloor/events/testing/sampleInvoice.ts';
import { sampleCaseId } from '@talloor/events/testing/sampleServiceRequest.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createAuditRoutes } from './createAuditRoutes.ts';
import { exampleCatalogue } from './testing/exampleCatalogue.ts';
import { startReadSide, type ReadSideUnderTest } from './testing/startReadSide.ts';
import { writeWholeStory } from './testing/wholeStory.ts';

/** They show no history of anybody. */
const withoutHistory = new Set(['listSeals', 'listAuditedEmployees']);

const nothing = () => Promise.reject(new Error('no route is called'));
const officeEndpoints: readonly Endpoint[] = createAuditRoutes({} as never, nothing, {} as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ permission, name }) => permission.kind === 'office' && !withoutHistory.has(name));

let side: ReadSideUnderTest;
let examples: Readonly<Record<string, string>>;

beforeAll(async () => {
  side = await startReadSide('2026-03-26T13:12:00.000Z', {}, async (pool, _clock, url) => {
    await migrate(url, 'catalogue', catalogueMigrations);
    await pool.query(
      `insert into catalogue.restricted_lists (customer_number, name, managers, changes) values ('204118', 'Keuken', '{}', 0)`,
    );
    return exampleCatalogue;
  });
  const { orderNumber, streams } = await writeWholeStory(side);
  await side.append(accountStream('7'), [{ type: 'AccountRegistered', data: sampleAccount }]);
  const [order, invoice] = [`orders/${orderNumber}`, `invoices/${sampleInvoice.number}`];
  examples = {
    getOrderHistory: `${order}/history`,
    getOrderStateAt: `${order}/history/${streams.order}@0`,
    exportOrderDossier: `${order}/dossier`,
    verifyOrder: `${order}/verify`,
    listOrderNotes: `${order}/notes`,
    listOfficeOrderVersions: `${order}/versions`,
    compareOfficeOrderVersions: `${order}/versions/compare?from=1&to=1`,
    getInvoiceHistory: `${invoice}/history`,
    getInvoiceStateAt: `${invoice}/history/${streams.invoice}@0`,
    verifyInvoice: `${invoice}/verify`,
    getRecallHistory: `recalls/80000012/history`,
    getCaseHistory: `cases/${sampleCaseId}/history`,
    getOfficeUser: 'users/7',
    getOfficeRole: 'officeRoles/auditor',
    getOfficeCustomer: 'customers/204118',
    getOfficeOrderSettings: 'customers/204118/order-settings',
    getOfficeRestrictedList: 'restrictedLists/204118',
    listAuditRows: 'audit/employee',
    exportAuditRows: 'audit/employee/export?format=csv',
    getStreamHistory: `audit-streams/${streams.order}@0`,
  };
});
afterAll(() => side.close());

const readsBy = async (reader: string) =>
  (
    await side.pool.query('select what, about, filter from exports.audit_reads where read_by = $1 order by read_id', [
      reader,
    ])
  ).rows as { what: string; about: string; filter: Record<string, string> }[];
const readerOf = (userId: string) => side.browser({ userId, roles: ['admin'], customers: [], customerNumber: null });

describe('what the office reads of a history is recorded', () => {
  test.each(officeEndpoints.map((endpoint, index) => [endpoint.name, endpoint, String(500 + index)] as const))(
    '%s',
    async (name, { method }, reader) => {
      const browser = await readerOf(reader);
      const path = `/nl/api/office/${examples[name] ?? `no example of ${name}`}`;
      const read = () => (method === 'POST' ? browser.post(path) : browser.get(path));
      const answers = await Promise.all([read(), read()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await readsBy(reader)).toHaveLength(1);
    },
  );
});

test('steps of the slider are part of the one reading of the order', async () => {
  const browser = await readerOf('490');
  for (const name of ['getOrderHistory', 'getOrderStateAt', 'listOrderNotes', 'verifyOrder'] as const) {
    const path = `/nl/api/office/${examples[name]}`;
    await (name === 'verifyOrder' ? browser.post(path) : browser.get(path));
  }
  expect(await readsBy('490')).toEqual([{ what: 'order', about: '4402118', filter: {} }]);
});

test('each page of an answer is recorded with its place', async () => {
  const browser = await readerOf('491');
  const after = '2026-03-26T10:00:00.000Z~00000000000000000009';
  await browser.get(`/nl/api/office/audit/employee?after=${encodeURIComponent(after)}`);
  expect(await readsBy('491')).toMatchObject([{ what: 'question', about: 'employee', filter: { after } }]);
  const shown = (await (await browser.get('/nl/api/office/audit/reads?employee=491')).json()) as {
    rows: { changes: { what: string; after: string }[] }[];
  };
  expect(shown.rows[0]?.changes).toContainEqual({ what: 'Vervolg vanaf', before: null, after: 'do 26/03, 11:00' });
});
