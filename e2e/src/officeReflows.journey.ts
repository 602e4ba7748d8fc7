import { journey } from './support/journey.ts';
import { logInAtOffice } from './support/logIn.ts';
import { checkEachWidth, type TextSize } from './support/readLarge.ts';
import type { Language } from './support/shopWords.ts';

const languages: readonly Language[] = ['nl', 'fr'];
/** Design §4. */
const textSizes: readonly TextSize[] = [
  { percent: 200, widths: [1440, 820] },
  { percent: 100, widths: [320, 820] },
];
const order = '/backoffice/orders/4402131/show';
const pages = {
  orders: '/backoffice/orders?filter={}',
  'orders that are not there': `/backoffice/orders?filter=${encodeURIComponent('{"q":"9999999"}')}`,
  'an order now': order,
  'an order at its first event, compared with now': `${order}?at=2026-01-01T00:00:00Z&with=now`,
  'an order that is not there': '/backoffice/orders/99/show',
  subscriptions: '/backoffice/subscriptions',
  articles: '/backoffice/products',
  'an article': '/backoffice/products/131209',
  lists: '/backoffice/specialLists',
  facets: '/backoffice/facets',
  'restricted lists': '/backoffice/restrictedLists',
  'a restricted list': '/backoffice/restrictedLists/316042/show',
  'a customer': '/backoffice/customers/204118/show',
  returns: '/backoffice/returns',
  'reports that wait': '/backoffice/parkedDeliveries',
  'the delivery of an order': '/backoffice/orders/4402131/delivery',
  'a return': '/backoffice/returns/70000001/show',
  recalls: '/backoffice/recalls',
  cases: '/backoffice/cases?filter=%7B%22part%22%3A%22all%22%7D',
  'canned texts': '/backoffice/cannedTexts',
  'document requests': '/backoffice/documentRequests',
  'searches without a question': '/backoffice/faqMisses',
  'searches without an article': '/backoffice/searchMisses',
  'sums of visits': '/backoffice/analytics',
  'live events': '/backoffice/analytics-events',
  'a new message of the company': '/backoffice/announcements/create',
  'a new version of the terms': '/backoffice/termsVersions/create',
  registrations: '/backoffice/registrations',
  users: '/backoffice/users',
  'a user': '/backoffice/users/1001/show',
  changes: '/backoffice/catalogueChanges',
  'where a lot went': '/backoffice/lots?article=131209',
  'a price of the past': '/backoffice/price-as-seen?customer=204118&article=131209&at=2026-03-11T13:12:00Z',
};

for (const language of languages)
  for (const textSize of textSizes) {
    const title = `The office reads well with ${textSize.percent} % text, ${language}`;
    journey(title, async ({ visit, step, check }) => {
      const page = await visit('desktop', language);
      const languageButton = page.getByRole('button', { name: language.toUpperCase(), exact: true });
      await checkEachWidth({ page, check }, textSize, 'login', async () => {
        await page.goto('/backoffice/login');
        await languageButton.click();
      });
      await step(`an auditor logs in, ${language}`, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await logInAtOffice(page, 'auditor');
        await languageButton.click();
      });
      for (const [name, address] of Object.entries(pages))
        await checkEachWidth({ page, check }, textSize, name, () => page.goto(address));
    });
  }
