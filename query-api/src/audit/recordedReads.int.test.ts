import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import {
  testArticle,
  testChange,
  testNavigation,
  testNow,
  writeTestArticles,
  writeTestCustomer,
} from '@talloor/catalogue/testing.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { verdictOf } from '@talloor/contracts/permissions/verdicts.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { sampleInvoice, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { registrationStory } from '@talloor/events/testing/sampleRegistration.ts';
import { logPunchOut } from '@talloor/catalogue/punchOut/punchOutLog.ts';
import { keepFile } from '@talloor/platform/postgres/files.ts';
import { sampleCaseId } from '@talloor/events/testing/sampleServiceRequest.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { exampleCatalogue } from './testing/exampleCatalogue.ts';
import { startReadSide, type ReadSideUnderTest } from './testing/startReadSide.ts';
import { writeWholeStory } from './testing/wholeStory.ts';

const readsWithoutRecord: Readonly<Record<string, readonly string[]>> = {
  'a list over all customers or employees, whose pages record': [
    'listAuditedEmployees',
    'listOfficeCases',
    'listOfficeCustomers',
    'listOfficeDocumentRequests',
    'listOfficeInvoices',
    'listOfficeOrders',
    'listOfficePayments',
    'listOfficePunchOuts',
    'listOfficeRecalls',
    'listOfficeRegistrations',
    'listOfficeRequests',
    'listOfficeRestrictedLists',
    'listOfficeReturns',
    'listOfficeUsers',
    'listParkedDeliveries',
  ],
  'settings of a customer, which name nobody': ['getOfficePunchOutSettings'],
  'content of the shop, of which listCatalogueChanges has the trace': [
    'getOfficeAnnouncement',
    'getOfficeBanner',
    'getOfficeCannedText',
    'getOfficeColumnSet',
    'getOfficeFacet',
    'getOfficeFaqItem',
    'getOfficeLabel',
    'getOfficeMusselCustomer',
    'getOfficeMusselPackage',
    'getOfficeMusselSeason',
    'getOfficeNavigationNode',
    'getOfficeProduct',
    'getOfficeRedirect',
    'getOfficeSpecialList',
    'getOfficeSynonym',
    'getOfficeTermsVersion',
    'listOfficeAnnouncements',
    'listOfficeBanners',
    'listOfficeCannedTexts',
    'listOfficeColumnSets',
    'listOfficeFacets',
    'listOfficeFaqItems',
    'listOfficeLabels',
    'listOfficeMusselCustomers',
    'listOfficeMusselPackages',
    'listOfficeMusselSeasons',
    'listOfficeNavigationNodes',
    'listOfficeProducts',
    'listOfficeRedirects',
    'listOfficeSpecialLists',
    'listOfficeSynonyms',
    'listOfficeTermsVersions',
  ],
  'sums and states of the system, which name no employee and no person': [
    'getAnalytics',
    'getCasePromise',
    'getOfficeWork',
    'listAnalyticsEvents',
    'listFaqMisses',
    'listSeals',
    'listSearchMisses',
    'listSubscriptions',
    'previewRecall',
  ],
  'a list of customers and deliveries, which names no employee and no person': ['findLots'],
  'a stream of what lists show': ['watchOfficeOrders', 'watchOfficeQueues'],
};
const withoutRecord = Object.values(readsWithoutRecord).flat();

/** deliveries.int.test.ts of command-api shows these records. */
const readsOfCommandSide = ['getOfficeDelivery', 'getParkedDelivery'];

const readsOfAuditors = allEndpoints.filter(
  (endpoint) =>
    endpoint.permission.kind === 'office' &&
    (endpoint.side === 'query' || endpoint.method === 'GET') &&
    verdictOf(endpoint, 'auditor') === 'yes',
);
const officeEndpoints = allEndpoints.filter(
  (endpoint) =>
    (readsOfAuditors.includes(endpoint) || endpoint.name === 'getOfficeRole') &&
    ![...withoutRecord, ...readsOfCommandSide].includes(endpoint.name),
);

async function fillCatalogue(pool: pg.Pool): Promise<void> {
  await writeNavigation(pool, testNavigation, testChange);
  await writeTestCustomer(pool, '204118');
  await writeTestArticles(pool, [testArticle('2001')]);
  const labels = 'label_key,type,name_nl,name_fr\n901,spec,Bio,Bio\n';
  const options = {
    subject: 'labels',
    batch: 'b-1',
    dryRun: false,
    by: 'erp:test',
    source: 'erp',
    format: 'csv',
  } as const;
  const bytes = (async function* () {
    yield Buffer.from(labels);
  })();
  await importRecords(pool, { now: () => testNow }, { ...options, charset: null, delimiter: null, bytes });
}

const photo = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12';
const caseFile = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c13';
const punchOut = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';

let side: ReadSideUnderTest;
let examples: Readonly<Record<string, string>>;

beforeAll(async () => {
  side = await startReadSide('2026-03-26T13:12:00.000Z', {}, async (pool, _clock, url) => {
    await migrate(url, 'catalogue', catalogueMigrations);
    await pool.query(
      `insert into catalogue.restricted_lists (customer_number, name, managers, changes) values ('204118', 'Keuken', '{}', 0)`,
    );
    await fillCatalogue(pool);
    return exampleCatalogue;
  });
  const { orderNumber, streams } = await writeWholeStory(side);
  await side.append(accountStream('7'), [{ type: 'AccountRegistered', data: sampleAccount }]);
  await side.append(registrationStream('1042'), registrationStory.slice(0, 1));
  await Promise.all(
    [photo, caseFile].map((fileId) =>
      keepFile(side.pool, { fileId, ownerId: '7', contentType: 'image/jpeg', content: Buffer.from('jpg') }),
    ),
  );
  await logPunchOut(side.pool, {
    id: punchOut,
    at: testNow,
    customerNumber: '204118',
    userId: '7',
    function: 'BROWSE',
    hookHost: null,
    outcome: 'opened',
    reason: null,
    linesReturned: 0,
    basketId: null,
    messages: [],
  });
  const [order, invoice] = [`orders/${orderNumber}`, `invoices/${sampleInvoice.number}`];
  examples = {
    getOfficeOrder: order,
    getOfficeInvoice: invoice,
    getOfficePayment: `payments/${samplePaymentId}`,
    getOfficeReturn: 'returns/70000012',
    getOfficeReturnPhoto: `returns/70000012/photos/${photo}`,
    getOfficeRecall: 'recalls/80000012',
    exportRecall: 'recalls/80000012/sheet',
    getOfficeCase: `cases/${sampleCaseId}`,
    getOfficeCaseFile: `cases/${sampleCaseId}/files/${caseFile}`,
    getOfficeRegistration: 'registrations/1042',
    getOfficePunchOut: `punch-outs/${punchOut}`,
    getOfficeEmpties: 'customers/204118/empties',
    listOfficeInvitations: 'customers/204118/invitations',
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
    listImports: `imports?filter=${encodeURIComponent('{"subject":"labels"}')}`,
    getOfficeImport: 'imports/b-1',
    listCatalogueChanges: `catalogue-changes?filter=${encodeURIComponent('{"subject":"labels","key":"901"}')}`,
    getPriceAsSeen: 'price-as-seen?customer=204118&article=2001&at=2026-03-26T12:00:00.000Z',
    getStreamHistory: `audit-streams/${streams.order}@0`,
  };
});
afterAll(() => side.close());

const readsBy = async (reader: string) =>
  (
    await side.pool.query('select what, about, filter from platform.audit_reads where read_by = $1 order by read_id', [
      reader,
    ])
  ).rows as { what: string; about: string; filter: Record<string, string> }[];
const readerOf = (userId: string) => side.browser({ userId, roles: ['admin'], customers: [], customerNumber: null });

test('exceptions are reads that auditors may do', () => {
  const names = readsOfAuditors.map(({ name }) => name);
  expect(withoutRecord.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(withoutRecord).size).toBe(withoutRecord.length);
});

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

test('the order, its history and the steps of the slider are one reading', async () => {
  const browser = await readerOf('490');
  for (const name of [
    'getOfficeOrder',
    'getOrderHistory',
    'getOrderStateAt',
    'listOrderNotes',
    'verifyOrder',
  ] as const) {
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

test('the record of catalogue changes names subject, key and rows in words', async () => {
  const browser = await readerOf('492');
  await browser.get(`/nl/api/office/${examples['listCatalogueChanges']}`);
  const shown = (await (await browser.get('/nl/api/office/audit/reads?employee=492')).json()) as {
    rows: { title: string; changes: { what: string; after: string }[] }[];
  };
  expect(shown.rows).toMatchObject([
    {
      title: 'Wijzigingen van de gegevens van de winkel bekeken',
      changes: [
        { what: 'Onderwerp', after: 'Label' },
        { what: 'Sleutel', after: '901' },
        { what: 'Regels', after: '1–25' },
      ],
    },
  ]);
});
