import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { obtainListId } from './support/ownListOf.ts';
import { checkEachWidth, type TextSize } from './support/readLarge.ts';
import { shopWords, type Language } from './support/shopWords.ts';

const readers: readonly { language: Language; username: string; customer: string }[] = [
  { language: 'nl', username: 'lotte', customer: 'Bistro Lindegaard' },
  { language: 'fr', username: 'amelie', customer: 'Brasserie du Perron' },
];
/** Design §4. */
const textSizes: readonly TextSize[] = [
  { percent: 200, widths: [1440, 820, 390] },
  // A phone that opens out, and a tablet in landscape.
  { percent: 100, widths: [320, 1024] },
];
const openOrders = z.object({ orders: z.array(z.object({ order_number: z.string() })).min(1) });

for (const { language, username, customer } of readers)
  for (const textSize of textSizes) {
    const { paths, deliveryDay, summary } = shopWords[language];

    journey(`The shop reads well with ${textSize.percent} % text, ${language}`, async ({ visit, check }) => {
      const page = await visit('desktop', language);
      await signIn(page, username, customer);
      const orderNumber = await findOpenOrder(page);
      const pages = {
        start: paths.start,
        search: `${paths.search}?keywords=tom`,
        product: paths.product('131209'),
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
        'answered questions': paths.faq,
        'a question': paths.contact,
        'a complaint': paths.complaint,
        questions: paths.questions,
        documents: paths.documents,
        statistics: paths.statistics,
        'a link that chooses no password': `${paths.resetPassword}?token=none`,
        'an invitation that opens nothing': `${paths.invitation}?token=none`,
        'a question about a replacement': `${paths.replacement}?token=none`,
        'becoming a customer': paths.registration,
      };
      for (const [name, address] of Object.entries(pages))
        await checkEachWidth({ page, check }, textSize, name, () => page.goto(address));
      await checkEachWidth({ page, check }, textSize, 'delivery day', async () => {
        await page.goto(paths.basket);
        const ticket = page.getByRole('complementary', { name: summary });
        await ticket.getByRole('button', { name: deliveryDay }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
    });

    journey(`Managing users reads well with ${textSize.percent} % text, ${language}`, async ({ visit, check }) => {
      const page = await visit('desktop', language);
      await signIn(page, 'inkoop316042');
      const managed = {
        'restricted list': paths.restrictedList,
        'users of a customer': paths.portal,
        'orders of users': paths.portalOrders,
        'lists of users': paths.portalLists,
        approvals: paths.approvals,
        'a list of a user': `${paths.portalList}?id=${await obtainListId(page)}`,
      };
      for (const [name, address] of Object.entries(managed))
        await checkEachWidth({ page, check }, textSize, name, () => page.goto(address));
    });
  }

async function findOpenOrder(page: Page): Promise<string> {
  const response = await page.context().request.get('/nl/api/dashboard/orders/pending?state=changeable');
  const answer: unknown = await response.json();
  return openOrders.parse(answer).orders[0]?.order_number ?? '';
}
