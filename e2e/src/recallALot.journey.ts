import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const listed = z.object({ deliveries: z.array(z.object({ number: z.string() })).min(1) });
const noteDetail = z.object({
  lines: z.array(
    z.object({
      article_number: z.string(),
      delivered: z.number().int(),
      returnable: z.number(),
      lots: z.array(z.object({ lot: z.string() })),
    }),
  ),
});

async function findReturnableLot(page: Page) {
  const { request } = page.context();
  const { deliveries } = listed.parse(await (await request.get('/fr/api/dashboard/orders/invoiced')).json());
  const number = deliveries.at(-1)?.number ?? '';
  const { lines } = noteDetail.parse(await (await request.get(`/fr/api/delivery-note/${number}`)).json());
  const line = lines.find(({ lots, delivered, returnable }) => lots.length === 1 && delivered > 1 && returnable > 1);
  if (!line) throw new Error(`nothing of ${number} can be called back`);
  return { number, article: line.article_number, lot: line.lots[0]?.lot ?? '', came: line.delivered };
}

journey(
  'The office recalls a lot; the customer answers and requests a return on a phone; the office closes the recall',
  async ({ visit, step }) => {
    const office = await visit('desktop', 'nl');
    const phone = await visit('phone', 'fr');
    const links = new Set<string>();
    const main = phone.getByRole('main');
    const desk = office.getByRole('main');
    const dialog = office.getByRole('dialog');
    let recalledLot = { number: '', article: '', lot: '', came: 0 };
    let id = '';

    await step('the office finds a lot and opens a recall, which names the customers it reaches', async () => {
      await signIn(phone, 'amelie', 'Brasserie du Perron');
      recalledLot = await findReturnableLot(phone);
      await signIn(office, 'support');
      await office.goto(`/backoffice/lots?lot=${recalledLot.lot}&article=${recalledLot.article}`);
      await tabTo(office, desk.getByRole('button', { name: 'Terugroeping openen' }));
      await press(office, 'Enter');
      await expect(dialog.getByText('Bereikt klanten: 1, leveringen: 1')).toBeVisible();
      await tabTo(office, dialog.getByLabel('Titel (Nederlands)'));
      await typeText(office, 'Glas in een pot');
      await tabTo(office, dialog.getByRole('button', { name: 'Terugroeping openen' }));
      await press(office, 'Enter');
      await expect(dialog.getByText('Vul dit in').first()).toBeVisible();
      await dialog.getByLabel('Titel (Frans)').fill('Du verre dans un pot');
      for (const field of ['Waarom', 'Wat de klant moet doen']) {
        await dialog.getByLabel(`${field} (Nederlands)`).fill('Niet gebruiken.');
        await dialog.getByLabel(`${field} (Frans)`).fill('N’utilisez plus ce produit.');
      }
      await judgePage(office, links);
      await dialog.getByRole('button', { name: 'Terugroeping openen' }).click();
      await expect(office.getByRole('heading', { level: 1 })).toContainText('Glas in een pot');
      id = /recalls\/(\d+)\//.exec(office.url())?.[1] ?? '';
      await expect(desk.getByText('Brasserie du Perron (310222)')).toBeVisible();
      await expect(desk.getByText(/Gemaild op .* naar \d+ adres/)).toBeVisible();
      await judgePage(office, links);
    });

    await step(
      'the customer finds the recall among the orders and answers how much is set aside and used',
      async () => {
        await phone.goto('/fr/assortiment');
        await expect(phone.getByRole('complementary', { name: 'Rappels' })).toContainText(`lot ${recalledLot.lot}`);
        await phone.goto('/');
        await expect(main.getByRole('note').filter({ hasText: 'Rappel' })).toContainText(`lot ${recalledLot.lot}`);
        await judgePage(phone, links);
        await phone.goto(shopWords.fr.paths.orders);
        await main.getByRole('link', { name: 'Voir et confirmer' }).click();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Rappel\s: Du verre dans un pot$/);
        const field = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) });
        await field('Mis de côté').fill(String(recalledLot.came));
        await field('Utilisé').fill('1');
        const send = phone.getByRole('button', { name: 'Confirmer que j’ai lu ceci' });
        await send.click();
        await expect(main.getByText(/font ensemble au plus/)).toBeVisible();
        await expect(field('Mis de côté')).toBeFocused();
        await field('Mis de côté').fill(String(recalledLot.came - 1));
        await judgePage(phone, links);
        await desk.getByRole('button', { name: /^Noteer antwoord van / }).click();
        await dialog.getByLabel(/^Reden/).selectOption({ index: 1 });
        await dialog.getByRole('button', { name: 'Antwoord noteren' }).click();
        await expect(desk.getByText('bevestigd', { exact: true })).toBeVisible();
        await send.click();
        await expect(phone.getByText(/Une livraison s’y est ajoutée/)).toBeVisible();
        await expect(main.getByText('Confirmé', { exact: true })).toBeVisible();
        await expect(field('Mis de côté')).toHaveValue(String(recalledLot.came - 1));
        await phone.getByRole('button', { name: 'Modifier la réponse' }).click();
        await expect(phone.getByText('Votre réponse est envoyée')).toBeVisible();
        await phone.goto('/fr/assortiment');
        await expect(main.getByRole('listitem').first()).toBeVisible();
        await expect(phone.getByRole('complementary', { name: 'Rappels' })).toBeHidden();
        await phone.goto(`/fr/mon-compte/rappel?id=${id}`);
      },
    );

    await step('the customer requests a return of the quantity set aside, with the recall as reason', async () => {
      await main.getByRole('link', { name: new RegExp(`^Retourner ces articles.*${recalledLot.number}$`) }).click();
      await expect(main.getByLabel('Motif')).toHaveValue('recall');
      await expect(main.getByRole('textbox', { name: /^Nombre de .* à retourner$/ }).first()).toHaveValue(
        String(recalledLot.came - 1),
      );
      await phone.getByRole('button', { name: 'Envoyer le retour' }).last().click();
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Retour \d{8}$/);
      await expect(main.getByText('Rappel', { exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Retirer la demande' }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Retirer la demande' }).click();
      await expect(main.getByText('Retiré').first()).toBeVisible();
    });

    await step('the office reads the answer and closes the recall, and the customer sees it closed', async () => {
      await office.reload();
      await expect(desk.getByText(/^Bevestigd op /)).toBeVisible();
      await expect(desk.getByText(/^De keten klopt\. Gebeurtenissen: \d+\./)).toBeVisible();
      await tabTo(office, desk.getByRole('button', { name: 'Terugroeping afsluiten' }));
      await press(office, 'Enter');
      await dialog.getByLabel(/^Reden/).selectOption({ label: 'iedereen heeft geantwoord' });
      await dialog.getByRole('button', { name: 'Terugroeping afsluiten' }).click();
      await expect(office.getByRole('heading', { level: 1 })).toContainText('afgesloten');
      await phone.goto(`/fr/mon-compte/rappel?id=${id}`);
      await expect(main.getByText(/^Clôturé le /)).toBeVisible();
      await judgePage(phone, links);
    });
  },
);
