import { z } from 'zod';
import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signInAtOffice } from './support/logIn.ts';

/** Not picked; used by this journey only. */
const order = '4401970';
const user = z.object({ csrfToken: z.string() });
const keySchema = z.object({ secret: z.string() });
const delivery = z.object({
  delivery_number: z.string(),
  lines: z.array(z.object({ line_id: z.string(), article_number: z.string(), ordered: z.number() })),
});

journey('The office corrects a faulty delivery report of the ERP', async ({ product, visit, step }) => {
  const page = await visit('desktop', 'fr');
  const main = page.getByRole('main');
  const links = new Set<string>();
  const read = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await page.context().request.get(path, { headers })).json();

  await step('a report with an unreadable date and quantity is parked, with a message in French', async () => {
    await signInAtOffice(page, 'beheer');
    await page.getByRole('button', { name: 'FR', exact: true }).click();
    const headers = { 'X-CSRF-Token': user.parse(await read('/nl/api/user')).csrfToken };
    const keyResponse = await page.context().request.post('/nl/api/office/apiKeys', {
      headers,
      data: { name: 'ERP of a mistake', subjects: ['deliveries'] },
    });
    const currentDelivery = delivery.parse(await read(`/nl/api/office/orders/${order}/delivery`, headers));
    const lines = currentDelivery.lines.map(({ line_id, article_number, ordered }) => ({
      line_id,
      article_number,
      delivered: ordered,
    }));
    const [first, ...others] = lines;
    const wrong = { ...first, delivered: 'veel', lots: [{ lot: 'L7', best_before: '20/3/26', quantity: 1 }] };
    await fetch(`${product.url}/erp/v1/deliveries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-ndjson',
        authorization: `Bearer ${keySchema.parse(await keyResponse.json()).secret}`,
      },
      body: JSON.stringify({
        message_id: `mistake-${order}`,
        delivery_number: currentDelivery.delivery_number,
        kind: 'picked',
        at: '2026-03-11T13:05:00Z',
        driver: 'Jan',
        lines: [wrong, ...others],
      }),
    });
    await page.goto('/backoffice/parkedDeliveries');
    await main
      .getByRole('row')
      .filter({ hasText: `mistake-${order}` })
      .getByRole('link')
      .click();
    await expect(main.getByText(/^Ligne 1, Lot 1, À consommer avant\s: Indiquez un jour/)).toBeVisible();
    await judgePage(page, links);
  });

  await step('the office corrects the lot, the quantity and the replacement, and the report is applied', async () => {
    await main.getByRole('button', { name: 'Corriger', exact: true }).click();
    await expect(main.getByText('Reçu comme 20/3/26')).toBeVisible();
    await expect(main.getByText(/abandonnés\s: driver$/)).toBeVisible();
    await main.getByLabel(/^À consommer avant, Lot 1, Ligne 1/).fill('2026-03-20');
    await main.getByLabel('Motif', { exact: false }).selectOption('on_paper');
    await main.getByRole('button', { name: 'Reprendre le message corrigé' }).click();
    await expect(main.getByRole('textbox', { name: /^Livré, Ligne 1\s:/ })).toBeFocused();
    await expect(main.getByRole('alert').filter({ hasText: /^Ligne 1, Livré\s: Indiquez un nombre/ })).toBeVisible();
    await main.getByRole('textbox', { name: /^Livré, Ligne 1\s:/ }).fill('0');
    await main.getByRole('button', { name: /^Ajouter un remplacement, Ligne 1\s:/ }).click();
    await main.getByRole('textbox', { name: /^Numéro d’article, Remplacement 1, Ligne 1\s:/ }).fill('101410');
    await judgePage(page, links);
    await main.getByRole('button', { name: 'Reprendre le message corrigé' }).click();
    await expect(page.getByText('Le message corrigé est repris.')).toBeVisible();
    await expect(main.getByText('corrigé', { exact: true })).toBeVisible();
    await judgePage(page, links);
  });
});
