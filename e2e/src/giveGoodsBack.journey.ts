import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const answer = z.object({ deliveries: z.array(z.object({ number: z.string(), delivery_date: z.number() })).min(1) });

/** Used by this journey only. */
async function oldNote(page: Page): Promise<{ number: string; day: string }> {
  const response: unknown = await (await page.context().request.get('/nl/api/dashboard/orders/invoiced')).json();
  const note = answer.parse(response).deliveries.at(-1);
  if (!note) throw new Error('there are no invoiced deliveries');
  const day = new Date((note.delivery_date + 12 * 3600) * 1000).toISOString().slice(0, 10);
  return { number: note.number, day: day.split('-').toReversed().join('/') };
}

journey(
  'A customer returns goods: request with a photo by keyboard, collection and credit',
  async ({ visit, step }) => {
    const page = await visit('desktop', 'nl');
    const office = await visit('desktop', 'nl');
    const phone = await visit('phone', 'fr');
    const links = new Set<string>();
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    let id = '';

    await step('a marked line of a delivery note opens the return form with that line', async () => {
      await signIn(page, 'lotte', 'Bistro Lindegaard');
      const { number } = await oldNote(page);
      await page.goto(`${shopWords.nl.paths.deliveryNote}?number=${number}`);
      await tabTo(page, main.getByRole('button', { name: /^Retour: / }).first());
      await press(page, 'Space');
      await tabTo(page, main.getByRole('link', { name: 'Retour aanvragen voor 1 regel' }), 'Shift+Tab');
      await press(page, 'Enter');
      await expect(heading).toHaveText('Retour aanvragen');
      await expect(main.getByLabel('Reden')).toHaveCount(1);
    });

    await step('an unknown article number shows a message under its field', async () => {
      await tabTo(page, main.getByLabel('Artikel toevoegen'));
      await typeText(page, '99999999');
      await press(page, 'Enter');
      await expect(main.getByText('Onbekend artikelnummer 99999999')).toBeVisible();
      await judgePage(page, links);
    });

    await step('the form requires a reason, then sends the return with a photo', async () => {
      const fileChooser = page.waitForEvent('filechooser');
      await tabTo(page, main.getByRole('button', { name: 'Foto’s kiezen' }));
      await press(page, 'Enter');
      const buffer = await page.screenshot({ type: 'jpeg' });
      await (await fileChooser).setFiles({ name: 'doos.jpg', mimeType: 'image/jpeg', buffer });
      const send = main.getByRole('button', { name: 'Retour versturen' });
      await tabTo(page, send);
      await press(page, 'Enter');
      await expect(main.getByText(/^Kies een reden voor /)).toBeVisible();
      await expect(main.getByLabel('Reden')).toBeFocused();
      await typeText(page, 'B');
      await expect(main.getByLabel('Reden')).toHaveValue('damaged');
      await tabTo(page, send);
      await press(page, 'Enter');
      await expect(heading).toHaveText(/^Retour \d{8}$/);
      id = (await heading.innerText()).slice('Retour '.length);
      await expect(main.getByRole('img', { name: 'Foto 1 van 1' })).toBeVisible();
      await judgePage(page, links);
    });

    await step('the office finds the return, sees its photo, accepts it and plans its collection', async () => {
      await signInAtOffice(office, 'support');
      await tabTo(office, office.getByRole('link', { name: /^Retouren/ }));
      await press(office, 'Enter');
      await tabTo(office, office.getByRole('main').getByRole('link', { name: `Retour ${id}` }));
      await press(office, 'Enter');
      await expect(office.getByRole('img', { name: 'Foto 1 van 1' })).toBeVisible();
      await act(office, 'Aanvaarden', async (dialog) => {
        await dialog.getByLabel(/^Reden/).selectOption({ label: 'de foto toont het' });
      });
      await act(office, 'Ophaling plannen', async (dialog) => {
        await dialog.getByRole('textbox', { name: /^Dag/ }).fill('2026-03-12');
      });
      await expect(office.getByRole('heading', { level: 1 })).toContainText('Ophaling gepland');
    });

    await step(
      'the office records the collection and credits the return, and the customer sees the credit',
      async () => {
        await act(office, 'Opgehaald melden', () => Promise.resolve());
        await act(office, 'Crediteren', () => Promise.resolve());
        await expect(office.getByRole('heading', { level: 1 })).toContainText('Gecrediteerd');
        await page.reload();
        await expect(main.getByText('Terugbetaling')).toBeVisible();
        await expect(main.getByText('Gecrediteerd').first()).toBeVisible();
      },
    );

    await step(
      'on a phone in French, the customer finds a note by number and day, and withdraws the return',
      async () => {
        const own = phone.getByRole('main');
        await signIn(phone, 'lotte', 'Bistro Lindegaard');
        const { number, day } = await oldNote(phone);
        await phone.goto(shopWords.fr.paths.returns);
        await own.getByLabel('Bon de livraison', { exact: true }).selectOption('other');
        await own.getByLabel('Numéro du bon de livraison').fill(number);
        await own.getByLabel('Date de livraison').fill('31/02/2026');
        await own.getByRole('button', { name: 'Ouvrir le bon de livraison' }).click();
        await expect(own.getByText(/^Date non valable/)).toBeVisible();
        await own.getByLabel('Date de livraison').fill(day);
        await own.getByRole('button', { name: 'Ouvrir le bon de livraison' }).click();
        const option = await own.locator('datalist option').first().getAttribute('value');
        await own.getByLabel('Ajouter un article').fill(option ?? '');
        await own.getByRole('button', { name: 'Ajouter l’article' }).click();
        await own.getByLabel('Motif').selectOption('wrong_order');
        await judgePage(phone, links);
        await phone.getByRole('button', { name: 'Envoyer le retour' }).last().click();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Retour \d{8}$/);
        await own.getByRole('button', { name: 'Retirer la demande' }).click();
        await phone.getByRole('dialog').getByRole('button', { name: 'Retirer la demande' }).click();
        await expect(own.getByText('Retiré').first()).toBeVisible();
        await judgePage(phone, links);
      },
    );
  },
);

async function act(
  office: Page,
  name: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>,
): Promise<void> {
  await tabTo(office, office.getByRole('main').getByRole('button', { name, exact: true }));
  await press(office, 'Enter');
  const dialog = office.getByRole('dialog');
  await fill(dialog);
  await tabTo(office, dialog.getByRole('button', { name, exact: true }));
  await press(office, 'Enter');
  await expect(dialog).toBeHidden();
}
