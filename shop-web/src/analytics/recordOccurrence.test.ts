/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { collectedEventOf } from '@talloor/contracts/analytics/collectedEventOf.ts';
import { dataLayerEvent } from '@talloor/contracts/analytics/dataLayer.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { readList } from '../lister/listState.ts';
import { occurrencesOfList } from '../lister/useReportList.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { measuredOf } from './measuredOf.ts';
import { forgetEvents, recordOccurrence } from './recordOccurrence.ts';
import { webIdKey } from './consent.ts';

const user: UserView = {
  id: 1001,
  username: 'lotte',
  first_name: 'Lotte',
  last_name: 'Vermeersch',
  language: 'nl',
  roles: ['customer'],
  customers: [],
  customer_number: '204118',
  rights: [],
  csrfToken: 'token',
  features: { wish_list: true, restricted_wish_list: false, basket_upload: false, pending_orders: true },
  analytics: { mode: 'own', script: null },
  now: 0,
};
const answer = {
  products: [exampleProduct()],
  facets: [],
  pagination: { currentPage: 1, totalPages: 1, results: 1, offset: 0, listSizes: [], sortingMethods: [] },
  bannerInside: null,
  bannerTop: null,
  redirectUrl: null,
  corrected: null,
  hasTyped: true,
  relaxed: null,
  inCategory: 0,
  didYouMean: [],
  about: null,
};

afterEach(() => {
  forgetEvents();
  delete window.dataLayer;
});

const secret = fc
  .oneof(
    fc.string({ minLength: 2, maxLength: 20 }),
    fc.emailAddress(),
    fc.integer({ min: 470_000_000, max: 499_999_999 }).map((number) => `+32${number}`),
    fc.constantFrom('Lotte Vermeersch', 'lotte@talloor.example', 'allergie van mijn dochter'),
  )
  .map((text) => `«${text.replaceAll(/["\\]/g, '')}»`);

test('names, mail addresses, phone numbers and typed words enter no event', () => {
  fc.assert(
    fc.property(fc.tuple(secret, secret, secret, secret, secret), ([name, mail, phone, words, segment]) => {
      const person: UserView = {
        ...user,
        username: mail,
        first_name: name,
        last_name: name,
        customers: [{ customer_number: '204118', name, city: name, address: phone, status: 'active', segment }],
      };
      const measured = measuredOf(person, 'nl');
      const state = readList(new URLSearchParams({ keywords: `${words} ${phone}` }));
      const occurrences = occurrencesOfList({ kind: 'search' }, state, {
        ...answer,
        corrected: words,
        didYouMean: [words],
      });
      for (const occurrence of [{ name: 'page_view' } as const, occurrences.search, occurrences.list])
        if (occurrence !== null) recordOccurrence(occurrence, measured, `/${encodeURIComponent(words)}`);
      const events = window.dataLayer ?? [];
      expect(events.map(({ event }) => event)).toEqual(['page_view', 'search', 'view_list']);
      for (const event of events) {
        const text = JSON.stringify([dataLayerEvent.parse(event), collectedEventOf(event)]);
        expect([name, mail, phone, words, segment].filter((each) => text.includes(each))).toEqual([]);
      }
      delete window.dataLayer;
    }),
    { numRuns: 50 },
  );
});

test('the page is the pattern of its address', () => {
  const measured = measuredOf(user, 'nl');
  for (const path of ['/fr/131205', '/assortiment/1203', '/lotte@talloor.example'])
    recordOccurrence({ name: 'page_view' }, measured, path);
  expect(window.dataLayer?.map(({ page }) => [page.kind, page.path])).toEqual([
    ['product', '/fr/:id'],
    ['list', '/assortiment/:alias'],
    ['other', '*'],
  ]);
});

test('an order is one event, however often its confirmation is shown', () => {
  const order = { name: 'order', number: '4402206', lines: [], amountToPay: 12.5 } as const;
  for (const language of ['nl', 'fr', 'nl'] as const) recordOccurrence(order, measuredOf(user, language), '/');
  expect(window.dataLayer).toHaveLength(1);
});

test('the random id stays for the next page, and is a UUID', () => {
  const measured = measuredOf(user, 'nl');
  recordOccurrence({ name: 'page_view' }, measured, '/');
  recordOccurrence({ name: 'page_view' }, measured, '/');
  const ids = new Set(window.dataLayer?.map((event) => dataLayerEvent.parse(event).user.web_id));
  expect([...ids]).toEqual([localStorage.getItem(webIdKey)]);
});
