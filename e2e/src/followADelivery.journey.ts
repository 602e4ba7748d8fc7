import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const customer = 'Traiteur Les Trois Tilleuls';
const user = z.object({ csrfToken: z.string() });
const keySchema = z.object({ secret: z.string() });
const reportAnswer = z.object({ applied: z.number(), parked: z.number(), rejected: z.number() });
const orders = z.object({ orders: z.array(z.object({ order_number: z.string() })) });
const detail = z.object({
  lines: z.array(
    z.object({
      line_id: z.string(),
      article_number: z.string(),
      quantity: z.number(),
      is_weight_article: z.boolean(),
    }),
  ),
});

journey(
  'A delivery is followed live, on a phone and at a desk',
  { tag: '@main' },
  async ({ product, visit, step, check }) => {
    const phone = await visit('phone', 'fr');
    const desk = await visit('desktop', 'nl');
    const office = await visit('desktop', 'nl');
    const links = new Set<string>();
    let key = '';
    let order = '';
    let content: z.output<typeof detail>;
    let message = 0;

    const read = async (page: Page, path: string): Promise<unknown> => (await page.context().request.get(path)).json();
    const sendReport = async (kind: string, more: object): Promise<void> => {
      message += 1;
      const report = { message_id: `follow-${order}-${message}`, delivery_number: `6${order}`, kind, ...more };
      const answer = await fetch(`${product.url}/erp/v1/deliveries`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
        body: JSON.stringify(report),
      });
      expect(reportAnswer.parse(await answer.json())).toEqual({ applied: 1, parked: 0, rejected: 0 });
    };
    const instant = (local: string): string => new Date(`${local}:00+01:00`).toISOString();
    const between = (from: string, until: string) => ({
      expected_from: instant(`2026-03-12T${from}`),
      expected_until: instant(`2026-03-12T${until}`),
    });

    await step('a closed order shows the time from which its delivery can be followed', async () => {
      await signIn(office, 'beheer');
      const { csrfToken } = user.parse(await read(office, '/nl/api/user'));
      const keyResponse = await office.context().request.post('/nl/api/office/apiKeys', {
        headers: { 'X-CSRF-Token': csrfToken },
        data: { name: 'ERP of the journey', subjects: ['deliveries'] },
      });
      key = keySchema.parse(await keyResponse.json()).secret;
      for (const page of [phone, desk]) await signIn(page, 'amelie', customer);
      const closedOrdersPath = '/fr/api/dashboard/orders/pending?from=2026-03-12&to=2026-03-12&state=processed';
      order = orders.parse(await read(phone, closedOrdersPath)).orders[0]?.order_number ?? '';
      content = detail.parse(await read(phone, `/fr/api/pending_order/${order}`));
      await phone.goto(`${shopWords.fr.paths.trackTrace}?order=${order}`);
      await desk.goto(`${shopWords.nl.paths.trackTrace}?order=${order}`);
      await expect(phone.getByText('Suivi à partir de mer. 11 mars 23:00')).toBeVisible();
      await judgePage(phone, links);
    });

    await step('the departure appears without a reload, with the shortages of the order', async () => {
      await sendReport('scheduled', {
        order_number: order,
        day: '2026-03-12',
        ...between('09:00', '11:30'),
        route: '14',
        stop: 6,
        stops: 11,
      });
      const lines = content.lines.map((line, index) => ({
        line_id: line.line_id,
        article_number: line.article_number,
        delivered: index === 0 ? 0 : line.quantity,
        ...(index === 0 && { reason: 'supplier' }),
      }));
      await sendReport('picked', { at: instant('2026-03-11T08:20'), lines });
      await sendReport('loaded', { at: instant('2026-03-11T09:05'), containers: [] });
      await sendReport('dispatched', { at: instant('2026-03-11T10:40') });
      await expect(desk.getByText('Verwacht tussen 09:00 en 11:30')).toBeVisible();
      await expect(phone.getByText('Attendue entre 09:00 et 11:30')).toBeVisible();
      await expect(desk.getByText('Komt niet').first()).toBeVisible();
      await expect(desk.locator('[aria-current=step]')).toContainText('Onderweg');
      await expect(phone.getByText('Cette page suit la livraison d’elle-même.')).toBeVisible();
      await judgePage(phone, links);
      await judgePage(desk, links);
    });

    await step('finished stops narrow the window on both devices', async () => {
      await sendReport('progress', { at: instant('2026-03-11T12:05'), stops_before: 3, ...between('09:45', '10:30') });
      await expect(phone.getByText('maintenant à l’arrêt 3 sur 11, vous êtes l’arrêt 6')).toBeVisible();
      await expect(desk.getByText('Verwacht tussen 09:45 en 10:30')).toBeVisible();
      await sendReport('progress', { at: instant('2026-03-11T13:35'), stops_before: 0, ...between('09:50', '10:10') });
      await expect(phone.getByText('Vous êtes le prochain arrêt')).toBeVisible();
      await expect(phone.getByText('Attendue entre 09:50 et 10:10')).toBeVisible();
    });

    await check('a lost connection shows a message, and the page catches up after reconnecting', async () => {
      await phone.context().setOffline(true);
      await expect(phone.getByText(/^La connexion est interrompue/)).toBeVisible();
      await sendReport('delivered', { at: instant('2026-03-11T13:58'), received_by: 'Y. Claes' });
      await expect(desk.getByText('Geleverd op wo 11 maart om 13:58')).toBeVisible();
      await phone.context().setOffline(false);
      await expect(phone.getByText('Livrée le mer. 11 mars à 13:58')).toBeVisible();
      await expect(phone.locator('[aria-current=step]')).toContainText('reçu par Y. Claes');
      await judgePage(phone, links);
    });
  },
);
