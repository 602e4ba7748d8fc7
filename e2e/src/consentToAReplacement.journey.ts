import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';

const [customerNumber, customerName] = ['310220', 'Traiteur Les Trois Tilleuls'];
const email = 'amelie@traiteurlestroistilleuls.example';

const session = z.object({ csrfToken: z.string() });
const list = z.object({ orders: z.array(z.object({ order_number: z.string(), status: z.string() })) });
const detail = z.object({
  lines: z.array(
    z.object({
      line_id: z.string(),
      article_number: z.string(),
      name: z.string(),
      quantity: z.number(),
      price_per_unit: z.number().nullable(),
      is_free: z.boolean(),
      is_weight_article: z.boolean(),
    }),
  ),
});
type Line = z.output<typeof detail>['lines'][number];

const tokenOf = async (page: Page) => ({
  'X-CSRF-Token': session.parse(await (await page.request.get('/nl/api/user')).json()).csrfToken,
});

journey('A buyer chooses a replacement for a short article by the link of a mail', async ({ product, visit, step }) => {
  const office = await visit('desktop', 'nl');
  const buyer = await visit('phone', 'fr');
  let [order, key, path] = ['', '', ''];
  let short: Line | undefined;
  let instead: Line | undefined;

  const setReplacements = async (replacements: string) => {
    const answer = await office.request.post(`/nl/api/office/customers/${customerNumber}/order-settings`, {
      headers: await tokenOf(office),
      data: { replacements, reason: 'asked_by_customer' },
    });
    expect(answer.status()).toBe(200);
  };

  await step('the office sets the customer to be asked before a replacement', async () => {
    await signIn(office, 'beheer');
    await setReplacements('ask');
    const keyResponse = await office.request.post('/nl/api/office/apiKeys', {
      headers: await tokenOf(office),
      data: { name: 'ERP consent', subjects: ['deliveries'] },
    });
    key = z.object({ secret: z.string() }).parse(await keyResponse.json()).secret;
  });

  await step('the ERP picks an order with a shortage, and the answer says that the buyer is asked', async () => {
    await signIn(buyer, 'amelie', customerName);
    const { orders } = list.parse(await (await buyer.request.get('/fr/api/dashboard/orders/pending')).json());
    order = orders.find(({ status }) => status === 'processed')?.order_number ?? '';
    const { lines } = detail.parse(await (await buyer.request.get(`/fr/api/pending_order/${order}`)).json());
    [short, instead] = lines.filter((line) => !line.is_free && !line.is_weight_article);
    const replacement = {
      article_number: instead?.article_number,
      quantity: short?.quantity,
      replaces: short?.quantity,
      price: instead?.price_per_unit,
    };
    const picked = lines.map((line) => ({
      line_id: line.line_id,
      article_number: line.article_number,
      delivered: line === short ? 0 : line.quantity,
      ...(line === short && { reason: 'out_of_stock', replacements: [replacement] }),
    }));
    const reportResponse = await office.request.post('/erp/v1/deliveries', {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      data: JSON.stringify({
        message_id: `consent-${order}`,
        delivery_number: `6${order}`,
        kind: 'picked',
        at: '2026-03-11T13:10:00Z',
        lines: picked,
      }),
    });
    expect(await reportResponse.json()).toMatchObject({
      applied: 1,
      withheld: [{ line_id: short?.line_id, outcome: 'asked' }],
    });
  });

  await step(
    'the buyer opens the link of the mail on her phone, without a login, and accepts the replacement',
    async () => {
      [path] = await waitForMail(product, email, new RegExp(`/remplacement\\?token=6${order}[\\w.-]+`));
      const phone = await visit('phone', 'fr');
      await phone.goto(path);
      const main = phone.getByRole('main');
      await expect(main).toContainText(`de la commande ${order}`);
      await expect(main).toContainText(short?.name ?? '');
      await expect(main).toContainText('Sans réponse, nous ne livrons rien à la place.');
      await isSettled(phone);
      await fitsSideways(phone);
      expect(await findBarriers(phone)).toEqual([]);
      await tabTo(phone, phone.getByRole('button', { name: 'Transmettre mon choix' }));
      await press(phone, 'Enter');
      await expect(main).toContainText('Indiquez pour chaque article');
      await phone.getByRole('radio', { name: 'Oui, volontiers' }).check();
      await phone.getByRole('button', { name: 'Transmettre mon choix' }).click();
      await expect(main).toContainText('Votre réponse est transmise');
      await expect(main).toContainText('Livré à la place');
      expect(await findBarriers(phone)).toEqual([]);
      await phone.goto(path);
      await expect(main).toContainText('Votre réponse est transmise');
      await expect(phone.getByRole('radio')).toHaveCount(0);
      await phone.context().close();
    },
  );

  await step('the buyer’s order names the replacement, and the ERP reads the answer', async () => {
    await buyer.goto(`/detail-de-la-commande?order=${order}`);
    const row = buyer.getByRole('row').filter({ hasText: short?.article_number ?? '' });
    await expect(row).toContainText('sera remplacé');
    await expect(row).toContainText(instead?.name ?? '');
    await isSettled(buyer);
    expect(await findBarriers(buyer)).toEqual([]);
    const answer = await office.request.get(`/erp/v1/deliveries/6${order}/replacements`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await answer.json()).toMatchObject({ replacements: [{ outcome: 'taken' }] });
    await buyer.context().close();
  });

  await step('the history shows the buyer’s answer, and the office restores the customer’s setting', async () => {
    await office.goto(`/backoffice/orders/${order}/show`);
    await expect(office.getByText('Antwoord op de gevraagde vervanging').first()).toBeVisible();
    await setReplacements('replace');
    await office.context().close();
  });
});
