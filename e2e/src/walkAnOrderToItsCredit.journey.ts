import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey, type ProductUnderTest } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { signInAtOffice } from './support/logIn.ts';
import { openDatabase } from './support/openDatabase.ts';

const words = {
  nl: {
    state: 'De bestelling op dit moment',
    seen: 'De bestelling zoals de klant ze toen zag',
    facts: { amounts: 'Bedragen', progress: 'Verloop' },
    basket: 'In de winkelwagen',
    credited: /Geleverd.*gecrediteerd/,
    delivered: 'Geleverd',
    compare: 'Vergelijk met',
    keep: 'dit moment vasthouden',
    changed: /^gewijzigd tussen basket-.*@0 en .*@\d+$/,
    customer: 'Zoals de klant het zag',
    omitted: /Weggelaten, alleen voor het kantoor: .*wie elk aantal maakte/,
    printed: /^Geschiedenis van bestelling/,
    print: 'Afdrukken',
  },
  fr: {
    state: 'État à ce moment',
    seen: 'La commande comme le client la voyait alors',
    facts: { amounts: 'Montants', progress: 'Déroulement' },
    basket: 'Dans le panier',
    credited: /Livrée.*créditée/,
    delivered: 'Livré',
    compare: 'Comparer avec',
    keep: 'garder ce moment',
    changed: /^modifié entre basket-.*@0 et .*@\d+$/,
    customer: 'Comme le client la voyait',
    omitted: /Omis, réservé au bureau.*qui a fait chaque quantité/,
    printed: /^Historique de la commande/,
    print: 'Imprimer',
  },
} as const;

async function findCreditedOrder(product: ProductUnderTest): Promise<string> {
  const database = await openDatabase(product);
  try {
    const { rows } = await database.query<{ number: string }>(
      `select r.data->>'orderNumber' as number from event_store.events r
       join event_store.events c on c.stream_id = r.stream_id and c.type = 'ReturnCredited'
       join event_store.events i on i.type = 'InvoiceIssued' and i.data->>'kind' = 'invoice'
         and i.data::jsonb->'orderNumbers' ? (r.data->>'orderNumber')
       where r.type = 'ReturnRequested' order by 1 limit 1`,
    );
    return rows[0]?.number ?? '';
  } finally {
    await database.end();
  }
}

async function openOrder(page: Page, language: 'nl' | 'fr', number: string): Promise<void> {
  await signInAtOffice(page, 'auditor');
  await page.goto(`/backoffice/orders/${number}/show`);
  await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
  await expect(page.getByRole('region', { name: words[language].state })).toBeVisible();
}

for (const [language, device] of [
  ['nl', 'desktop'],
  ['fr', 'phone'],
] as const)
  journey(
    `An auditor walks an order from basket to credit, ${language}, ${device}`,
    async ({ product, visit, step, check }) => {
      const page = await visit(device, language);
      const own = words[language];
      const slider = page.getByRole('slider');
      const state = page.getByRole('region', { name: own.state });
      const status = state.locator('dd').first();
      const compare = page.getByRole('combobox', { name: own.compare });
      const number = await findCreditedOrder(product);

      await step('the last event has amounts from promised to credited, and the steps of the order', async () => {
        await openOrder(page, language, number);
        await expect(status).toHaveText(own.credited);
        for (const name of Object.values(own.facts)) await expect(state.getByText(name, { exact: true })).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });

      await step('the keyboard walks from the basket to the credit', async () => {
        await slider.focus();
        await press(page, 'Home');
        await expect(status).toHaveText(own.basket);
        await press(page, 'ArrowRight');
        await press(page, 'PageDown');
        await expect(status).not.toHaveText(own.basket);
        await press(page, 'End');
        await expect(status).toHaveText(own.credited);
      });

      await step('a delivered quantity leads to the act that made it', async () => {
        const row = state
          .getByRole('row')
          .filter({ has: page.locator('.number-maker') })
          .first();
        await row.locator('.number-maker').nth(0).click();
        await expect(page).toHaveURL(/at=20\d\d-/);
        await expect(page.locator('#event-title')).toBeVisible();
      });

      await step('any two moments are compared', async () => {
        await slider.focus();
        await press(page, 'Home');
        await expect(status).toHaveText(own.basket);
        await compare.focus();
        await press(page, 'ArrowDown');
        await page.getByRole('option', { name: own.keep }).click();
        await expect(page).toHaveURL(/with=basket-/);
        await slider.focus();
        await press(page, 'End');
        await expect(state.getByRole('status')).toHaveText(own.changed);
        await expect(status.locator('s')).toHaveText(own.basket);
      });

      await step('the view of the customer names what it omits', async () => {
        await tabTo(page, page.getByRole('button', { name: own.customer }));
        await press(page, 'Enter');
        const seen = page.getByRole('region', { name: own.seen });
        await expect(seen).toContainText(own.omitted);
        await expect(seen.locator('.number-maker')).toHaveCount(0);
        expect(await findBarriers(page)).toEqual([]);
        await page.getByRole('button', { name: own.customer }).click();
      });

      await check('paper has the whole history and the chosen state', async () => {
        await expect(page.getByRole('button', { name: own.print })).toBeVisible();
        const text = (await slider.getAttribute('aria-valuetext')) ?? '';
        const count = Number(/(?:van|sur) (\d+)/.exec(text)?.[1]);
        await page.emulateMedia({ media: 'print' });
        const printed = page.getByRole('region', { name: own.printed });
        await expect(printed.locator('tbody tr')).toHaveCount(count);
        await expect(state.getByText(own.delivered, { exact: true }).filter({ visible: true }).first()).toBeVisible();
        await page.emulateMedia({ media: null });
        await expect(printed).toHaveCount(0);
      });

      await check('the history and the state are there in English', async () => {
        await page.getByRole('button', { name: 'English' }).click();
        await expect(page).toHaveURL(/in=en/);
        await expect(page.getByRole('region', { name: 'The order at this moment' })).toContainText(
          /Delivered.*credited/,
        );
      });
    },
  );
