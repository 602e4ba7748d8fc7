import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from './support/findBarriers.ts';
import { findOverlaps } from './support/findOverlaps.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { placeOrderInNewBasket } from './support/placeOrder.ts';

const session = z.object({ csrfToken: z.string() });
const detail = z.object({ lines: z.array(z.object({ line_id: z.string(), article_number: z.string() })) });
const problem = z.object({ code: z.string() });
const [raised, removed, gift] = ['131209', '131244', '133499'];

const tokenOf = async ({ request }: Page) => ({
  'X-CSRF-Token': session.parse(await (await request.get('/nl/api/user')).json()).csrfToken,
});

journey('Changes of lines that the ERP fixes meanwhile are put back', async ({ visit, step, check }) => {
  const office = await visit('desktop', 'nl');
  const page = await visit('desktop', 'nl');
  const phone = await visit('phone', 'fr');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: /wijziging(en)? doorsturen$/ });
  const row = (article: string) => main.locator(`tr[data-article="${article}"]`);
  let [order, key] = ['', ''];
  const act = async (name: string) => {
    const options = { headers: await tokenOf(page), data: {} };
    const answer = await page.request.post(`/nl/api/pending_order/${order}/${name}`, options);
    return [answer.status(), problem.parse(await answer.json()).code];
  };
  const fix = async (...articles: readonly string[]) => {
    const { lines } = detail.parse(await (await page.request.get(`/nl/api/pending_order/${order}`)).json());
    for (const { line_id, article_number: article } of lines) {
      if (!articles.includes(article)) continue;
      const limits = { update_indicator: false, decrease_indicator: true, increase_indicator: true };
      const answer = await office.request.post('/erp/v1/orders', {
        headers: { authorization: `Bearer ${key}` },
        data: { kind: 'restrict', order_number: order, line_id, ...limits, reason: 'ordered_at_supplier' },
      });
      expect(answer.status()).toBe(200);
    }
  };

  await step('the customer raises a line of an open order and removes another', async () => {
    await signIn(office, 'beheer');
    const data = { name: 'ERP orders', subjects: ['orders'] };
    const answer = await office.request.post('/nl/api/office/apiKeys', { headers: await tokenOf(office), data });
    key = z.object({ secret: z.string() }).parse(await answer.json()).secret;
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await signIn(phone, 'lotte', 'Lindegaard aan Zee');
    order = await placeOrderInNewBasket(page, { items: { [raised]: 48, [removed]: 6, 100431: 2 }, reference: 'VAST' });
    await page.goto(`/bestelling-wijzigen?order=${order}`);
    for (const [article, quantity] of [
      [raised, '54'],
      [removed, '0'],
    ] as const) {
      const field = row(article).getByRole('spinbutton');
      await field.fill(quantity);
      await field.press('Enter');
    }
    await expect(main.getByRole('button', { name: '2 wijzigingen doorsturen' })).toBeEnabled();
  });

  await step('the ERP fixes both lines, and neither the change nor a cancellation passes', async () => {
    await fix(raised, removed);
    expect(await act('submitChanges')).toEqual([422, 'basket.faulty_lines']);
    expect(await act('cancelOrder')).toEqual([409, 'order.lines_fixed']);
    await page.reload();
    for (const article of [raised, removed])
      await expect(row(article)).toContainText('Al besteld bij de leverancier: dit aantal ligt vast');
    await expect(send).toBeDisabled();
    expect(await findBarriers(page)).toEqual([]);
    await phone.goto(`/modifier-commande?order=${order}`);
    for (const article of [raised, removed])
      await expect(phone.locator(`tr[data-article="${article}"]`)).toContainText('Fixe');
    await expect.poll(() => findOverlaps(phone)).toEqual([]);
  });

  await step('one button per line puts the ordered quantity back', async () => {
    await row(removed)
      .getByRole('button', { name: /^Zet terug op 6/ })
      .click();
    await row(raised)
      .getByRole('button', { name: /^Zet terug op 48/ })
      .click();
    await expect(row(raised).locator('.cell-quantity')).toContainText('48');
    await expect(row(removed).locator('.cell-quantity')).toContainText('6');
    await expect(main.getByRole('button', { name: '0 wijzigingen doorsturen' })).toBeDisabled();
  });

  await check('another line can still be changed and sent', async () => {
    const field = row('100431').getByRole('spinbutton');
    await field.fill('3');
    await field.press('Enter');
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
  });

  await check(
    'a free article that the ERP fixed stays: what earns it is put back before changes are sent',
    async () => {
      order = await placeOrderInNewBasket(page, { items: { [raised]: 48, 100431: 10 }, reference: 'GRATIS VAST' });
      await fix(gift);
      await page.goto(`/bestelling-wijzigen?order=${order}`);
      const field = row(raised).getByRole('spinbutton');
      await field.fill('6');
      await field.press('Enter');
      await expect(main).toContainText('Ligt al vast als gratis artikel: Geraspte abdijkaas 200 g');
      await expect(main.getByText('3 × Geraspte abdijkaas 200 g')).toBeVisible();
      await expect(send).toBeDisabled();
      expect(await act('submitChanges')).toEqual([422, 'order.gift_fixed']);
      expect(await findBarriers(page)).toEqual([]);
      await field.fill('54');
      await field.press('Enter');
      await expect(main).not.toContainText('Ligt al vast');
      await send.click();
      await expect(page).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
      await expect(main).toContainText('Geraspte abdijkaas 200 g');
    },
  );
});
