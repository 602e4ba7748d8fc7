import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { linksAreBuilt } from './support/linksAreBuilt.ts';
import { logInAtOffice } from './support/logIn.ts';

const officePages = {
  articles: 'products',
  'an article': 'products/131209',
  'the navigation': 'navigationNodes',
  labels: 'labels',
  banners: 'banners',
  lists: 'specialLists',
  synonyms: 'synonyms',
  redirects: 'redirects',
  facets: 'facets',
  'a facet': 'facets/brand',
  'column sets': 'columnSets',
  questions: 'faqItems',
  'searches without a question': 'faqMisses',
  'searches without an article': 'searchMisses',
  'sums of visits': 'analytics?from=2026-02-10&to=2026-03-11',
  'live events': 'analytics-events',
  'messages of the company': 'announcements',
  'a new message of the company': 'announcements/create',
  'versions of the terms': 'termsVersions',
  'a new version of the terms': 'termsVersions/create',
  'seasons of mussels': 'musselSeasons',
  'a new season of mussels': 'musselSeasons/create',
  'packages of mussels': 'musselPackages',
  'customers of mussels': 'musselCustomers',
  customers: 'customers',
  'a customer': 'customers/204118/show',
  'the history of a customer': 'customers/204118/show?tab=history',
  'a customer that is not there': 'customers/99/show',
  'punch-outs': 'punchOuts',
  'a punch-out that is not there': 'punchOuts/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31/show',
  seals: 'seals',
  'questions of auditors': 'audit',
  'what employees did': 'audit?question=employee&from=2026-01-01&to=2026-12-31',
  'the history of a stream': 'audit/history/account-1001@0',
  'the history of a stream that is not there': 'audit/history/account-99@0',
  users: 'users',
  'a user': 'users/1001/show',
  requests: 'requests',
  returns: 'returns',
  cases: 'cases',
  'cases that are overdue': 'cases?filter=%7B%22part%22%3A%22overdue%22%7D',
  'a case that is not there': 'cases/00000000-0000-4000-8000-000000000000/show',
  'canned texts': 'cannedTexts',
  invoices: 'invoices',
  'an invoice that is not there': 'invoices/99/show',
  payments: 'payments',
  'document requests': 'documentRequests',
  'reports that wait': 'parkedDeliveries',
  'the delivery of an order': 'orders/4402131/delivery',
  'the delivery of an order that is not there': 'orders/99/delivery',
  'a return': 'returns/70000001/show',
  'a return that is not there': 'returns/99/show',
  recalls: 'recalls',
  'a recall that is not there': 'recalls/99/show',
  registrations: 'registrations',
  'registrations that wait': 'registrations?tab=waiting',
  'a registration that is not there': 'registrations?id=99',
  'an article that is not there': 'products/99',
  deliveries: 'imports',
  'restricted lists': 'restrictedLists',
  'a restricted list': 'restrictedLists/316042/show',
  'a restricted list that there is not': 'restrictedLists/99/show',
  changes: 'catalogueChanges',
  'API keys': 'apiKeys',
  'a page without the right': 'officeRoles',
  'where a lot went': 'lots?article=131209',
  'a price of the past': 'price-as-seen?customer=204118&article=131209&at=2026-03-11T13:12:00Z',
};

journey('Every page of the office is accessible', async ({ product, visit, check, language, device }) => {
  const links = new Set<string>();
  const page = await visit(device, language);
  const at = (what: string) => `office: ${what}, ${language}, ${device}`;
  const judge = () => judgePage(page, links);
  const speak = () => page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();

  await check(at('login, also refused'), async () => {
    await page.goto('/backoffice');
    await speak();
    await judge();
    await page.getByRole('button', { name: /^(Inloggen|Se connecter)$/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await judge();
  });
  await check(at('orders'), async () => {
    await logInAtOffice(page, 'auditor');
    await page.goto('/backoffice/orders');
    await speak();
    await judge();
  });
  await check(at('subscriptions'), async () => {
    await page.goto('/backoffice/subscriptions');
    await expect(page.getByText(/^openOrders@\d+/)).toBeVisible();
    await judge();
  });
  for (const [name, address] of Object.entries(officePages))
    await check(at(name), async () => {
      await page.goto(`/backoffice/${address}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await judge();
    });
  await check(at('a case'), async () => {
    await page.goto('/backoffice/cases?filter=%7B%22part%22%3A%22all%22%7D');
    await page.getByRole('main').locator('h2 a').first().click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/^Dossier \d{8}/);
    await judge();
  });
  await check(at('no order found'), async () => {
    await page.goto(`/backoffice/orders?filter=${encodeURIComponent('{"q":"9999999"}')}`);
    await expect(page.getByRole('heading', { level: 2, name: /Aucune commande|Geen bestellingen/ })).toBeVisible();
    await judge();
  });
  await check(at('an order, now and earlier, and raw data'), async () => {
    await page.goto('/backoffice/orders/4402131/show');
    await page.getByRole('slider').focus();
    await judge();
    await page.keyboard.press('Home');
    await judge();
    await page.getByRole('button', { name: /^(Ruwe data|Données brutes)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge();
  });
  await check(at('an order that is not there'), async () => {
    await page.goto('/backoffice/orders/99/show');
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await judge();
  });
  await check('every link leads to an existing page', () => linksAreBuilt(product.url, links, 5));
});
