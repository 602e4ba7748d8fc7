import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { obtainListId } from './support/ownListOf.ts';
import { inWords, openLarge, readsLarge } from './support/readLarge.ts';
import { shopWords, type Language } from './support/shopWords.ts';

const readers: readonly { language: Language; username: string; customer: string }[] = [
  { language: 'nl', username: 'lotte', customer: 'Bistro Lindegaard' },
  { language: 'fr', username: 'amelie', customer: 'Brasserie du Perron' },
];
/** Design §4. */
const views = [
  { width: 1440, percent: 200 },
  { width: 820, percent: 200 },
  { width: 390, percent: 200 },
  { width: 320, percent: 100 },
  // Tablet in landscape.
  { width: 1024, percent: 100 },
] as const;
const openOrders = z.object({ orders: z.array(z.object({ order_number: z.string() })).min(1) });

for (const { language, username, customer } of readers)
  for (const view of views) {
    const { paths, deliveryDay, summary } = shopWords[language];

    journey(`The shop reads well ${inWords(view)}, ${language}`, { tag: '@long' }, async ({ visit, check }) => {
      const page = await visit('desktop', language);
      await signIn(page, username, customer);
      const orderNumber = await findOpenOrder(page);
      const pages = {
        start: paths.start,
        search: `${paths.search}?keywords=tom`,
        basket: paths.basket,
        upload: paths.upload,
        'basket viewed': paths.basketView,
        checkout: paths.checkout,
        lists: paths.lists,
        list: `${paths.list}?id=suggested`,
        shelf: `${paths.shelf}?id=${await obtainListId(page)}`,
        'standing order': `${paths.standingOrder}?id=${await obtainListId(page)}`,
        dashboard: paths.orders,
        'delivery note': `${paths.deliveryNote}?number=${await findDeliveryNote(page)}`,
        returns: paths.returns,
        recalls: paths.recall,
        'order detail': `${paths.orderDetail}?order=${orderNumber}`,
        'receipt of an order': `${paths.orderReceipt}?order=${orderNumber}&version=1`,
        'where an order is': `${paths.trackTrace}?order=${orderNumber}`,
        'versions of an order': `${paths.orderVersions}?order=${orderNumber}`,
        'order changed': `${paths.changeOrder}?order=${orderNumber}`,
        'articles for an order': `${paths.changeOrderAdd}?order=${orderNumber}`,
        confirmation: `${paths.confirmation}?order=${orderNumber}`,
        terms: paths.terms,
        'a link that chooses no password': `${paths.resetPassword}?token=none`,
        'an invitation that opens nothing': `${paths.invitation}?token=none`,
        'a question about a replacement': `${paths.replacement}?token=none`,
        'becoming a customer': paths.registration,
      };
      for (const [name, address] of Object.entries(pages))
        await check(`${name} ${inWords(view)}, ${language}`, async () => {
          await openLarge(page, view, address);
          await readsLarge(page, view);
        });
      await check(`delivery day ${inWords(view)}, ${language}`, async () => {
        await openLarge(page, view, paths.basket);
        const ticket = page.getByRole('complementary', { name: summary });
        await ticket.getByRole('button', { name: deliveryDay }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await readsLarge(page, view);
      });
    });

    journey(`Managing users reads well ${inWords(view)}, ${language}`, { tag: '@long' }, async ({ visit, check }) => {
      const manager = await visit('desktop', language);
      await signIn(manager, 'inkoop316042');
      const managed = {
        'restricted list': paths.restrictedList,
        'users of a customer': paths.portal,
        'orders of users': paths.portalOrders,
        'lists of users': paths.portalLists,
        approvals: paths.approvals,
        'a list of a user': `${paths.portalList}?id=${await obtainListId(manager)}`,
      };
      for (const [name, address] of Object.entries(managed))
        await check(`${name} ${inWords(view)}, ${language}`, async () => {
          await openLarge(manager, view, address);
          await readsLarge(manager, view);
        });
    });
  }

async function findOpenOrder(page: Page): Promise<string> {
  const response = await page.context().request.get('/nl/api/dashboard/orders/pending?state=changeable');
  const answer: unknown = await response.json();
  return openOrders.parse(answer).orders[0]?.order_number ?? '';
}
