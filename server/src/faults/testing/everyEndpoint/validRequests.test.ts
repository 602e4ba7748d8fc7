import { expect, test } from '@jest/globals';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { validRequests } from './validRequests.ts';

const own = {
  customerNumber: '204118',
  basketId: '00000000-0000-4000-8000-000000000001',
  orderNumber: '1',
  deliveryNumber: '1',
  returnId: '1',
  recallId: '1',
  invoiceNumber: '1',
  paymentId: '00000000-0000-4000-8000-000000000003',
  listId: '00000000-0000-4000-8000-000000000002',
  caseId: '00000000-0000-4000-8000-000000000004',
  uploadToken: '1.2.3',
};
const contentIds = { labels: '1', synonyms: '1', banners: '1', redirects: '1' };
const content = {
  ...contentIds,
  specialLists: '1',
  faqItems: '1',
  cannedTexts: '1',
  columnSets: '1',
  musselSeasons: '1',
  announcements: '1',
  termsVersions: '1',
  navigationNodes: '1',
};
const spare = { userId: '1', customerNumber: '2' };

test('every endpoint has a valid example request', () => {
  const calls = validRequests({ own, other: own, articleNumber: '1', spare, content, day: '1' });
  expect(allEndpoints.map(({ name }) => name).filter((name) => calls[name] === undefined)).toEqual([]);
});
