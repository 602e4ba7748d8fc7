import { describe, expect, test } from '@jest/globals';
import {
  defaultOfficeRights,
  officeRights,
  officeRoles,
  type OfficeRole,
} from '@talloor/rules/account/officeRights.ts';
import { allEndpoints } from '../allEndpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { apiDocsPage } from '../docs/apiDocsPage.ts';
import { verdictOf } from './verdicts.ts';

const ofOffice = allEndpoints.filter(({ permission }) => permission.kind === 'office');
const allowed = (role: OfficeRole): string[] =>
  ofOffice.filter((endpoint) => verdictOf(endpoint, role) === 'yes').map(({ name }) => name);

function rolesBefore({ name, method }: Endpoint): readonly OfficeRole[] {
  const ofAdministrator = ['createApiKey', 'listApiKeys', 'revokeApiKey', 'retrySubscription'];
  const ofRoles = ['changeOfficeRole', 'changeUserRoles', 'getOfficeRole', 'inviteOfficeUser', 'listOfficeRoles'];
  if ([...ofAdministrator, ...ofRoles].includes(name)) return ['admin'];
  if (name === 'listSubscriptions') return ['admin', 'auditor'];
  const reads = method === 'GET' || name === 'verifyOrder' || name === 'verifyInvoice';
  return reads ? ['admin', 'sales-support', 'auditor'] : ['admin', 'sales-support'];
}

test.each(ofOffice.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is open to the same of the first three roles as before rights had names',
  (_, endpoint) => {
    const now = (['admin', 'sales-support', 'auditor'] as const).filter((role) => verdictOf(endpoint, role) === 'yes');
    expect(now).toEqual(rolesBefore(endpoint));
  },
);

describe('a manager of one thing may call only what its pages need', () => {
  const callsOf = (plural: string, one: string) =>
    [`listOffice${plural}`, ...['get', 'save', 'create', 'delete'].map((verb) => `${verb}Office${one}`)].toSorted();
  test.each([
    ['form-manager', [...callsOf('FaqItems', 'FaqItem'), ...callsOf('CannedTexts', 'CannedText'), 'listFaqMisses']],
    ['message-manager', callsOf('Announcements', 'Announcement')],
    ['facet-manager', ['getOfficeFacet', 'listOfficeFacets', 'saveOfficeFacet']],
    ['banner-manager', callsOf('Banners', 'Banner')],
  ] as const)('%s', (role, names) => {
    expect(allowed(role).toSorted()).toEqual([...names].toSorted());
  });
});

test('every right opens a call, and the administrator has all', () => {
  const demanded = new Set(ofOffice.map(({ permission }) => permission.kind === 'office' && permission.right));
  expect(officeRights.filter((right) => !demanded.has(right))).toEqual([]);
  expect(allowed('admin')).toHaveLength(ofOffice.length);
});

test('the page of the API names the right of a call, and the rights of each role', () => {
  const page = apiDocsPage();
  expect(page).toContain('A person of the office with the right `correct_orders` may call.');
  for (const role of officeRoles) expect(defaultOfficeRights[role].length).toBeGreaterThan(0);
  const [, row = ''] = /<code>configure_facets<\/code><\/th>(.*?)<\/tr>/.exec(page) ?? [];
  expect([...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)).toEqual([
    'yes',
    'yes',
    '–',
    '–',
    '–',
    'yes',
    '–',
  ]);
});
