import { expect, type Route } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { placeOrder } from './support/placeOrder.ts';
import { emptyBasket } from './support/putIntoBasket.ts';
import { runAudit } from './support/runAudit.ts';

const customer = 'Tuinzaal Oude Vismijn';
const cream = 'Volle room 35 % UHT 1 l';

journey(
  'A customer changes an open order on two devices and submits once',
  { tag: '@main' },
  async ({ product, visit, step, check }) => {
    const desk = await visit('desktop', 'nl');
    const phone = await visit('phone', 'fr');
    const main = desk.getByRole('main');
    let order = '';

    await step('the customer places an order and opens its changes', async () => {
      await signIn(desk, 'lotte', customer);
      order = await placeOrder(desk, { items: { 131209: 48, 131244: 6 }, reference: 'WIJZIG' });
      await desk.goto(`/bestelling-bekijken?order=${order}`);
      await main.getByRole('link', { name: `Wijzigen, bestelling ${order}` }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toContainText('Bestelling wijzigen');
      await expect(desk.getByRole('region', { name: `Je wijzigt bestelling ${order}` })).toContainText(
        'Voor jou vergrendeld tot',
      );
    });

    await step('a changed quantity appears on the ticket with its old and its new value', async () => {
      const field = main.getByRole('spinbutton', { name: `Aantal st ${cream}` });
      await field.fill('54');
      await field.press('Enter');
      const raisedLines = main.getByRole('region', { name: 'Verhoogd' });
      await expect(raisedLines).toContainText('48');
      await expect(raisedLines).toContainText('54');
      await expect(main.getByRole('button', { name: '1 wijziging doorsturen' })).toBeEnabled();
      expect(await findBarriers(desk)).toEqual([]);
    });

    await check('the customer chooses whether unsent changes expire or go at the deadline', async () => {
      const choices = main.getByRole('group', { name: /^Niet op tijd doorgestuurd/ });
      await expect(choices.getByRole('radio', { name: 'Mijn wijzigingen vervallen' })).toBeChecked();
      await choices.getByRole('radio', { name: 'Stuur ze dan vanzelf door' }).click();
      await expect(choices.getByText('We kijken ze dan opnieuw na.')).toBeVisible();
      await desk.reload();
      await expect(choices.getByRole('radio', { name: 'Stuur ze dan vanzelf door' })).toBeChecked();
    });

    await step('the draft continues on a phone, in French', async () => {
      await signIn(phone, 'lotte', customer);
      await phone.goto(`/modifier-commande?order=${order}`);
      await expect(phone.getByRole('main').getByRole('spinbutton', { name: /Crème entière 35/ })).toHaveValue('54');
      expect(await findBarriers(phone)).toEqual([]);
    });

    await step('the customer adds an article from the assortment without leaving the order', async () => {
      await main.getByRole('link', { name: 'Artikelen toevoegen' }).click();
      await desk.getByRole('searchbox', { name: 'Zoek op artikel, merk of nummer' }).last().fill('100431');
      await main.getByRole('button', { name: 'Zoek', exact: true }).click();
      await main
        .getByRole('row', { name: /100431/ })
        .getByRole('button', { name: /^Aan bestelling/ })
        .click();
      await desk.getByRole('link', { name: 'Terug naar de bestelling, 2 wijzigingen' }).click();
      await expect(main.getByRole('region', { name: 'Nieuw' })).toBeVisible();
    });

    await step(
      'a quantity typed last updates the total first, then all changes go together and make version 2',
      async () => {
        // The quantity is saved after the press, however quick the server is.
        const heldSaves: Route[] = [];
        await desk.route('**/updateline', (route) => void heldSaves.push(route));
        await main.getByRole('spinbutton', { name: `Aantal st ${cream}` }).fill('60');
        await main.getByRole('button', { name: '2 wijzigingen doorsturen' }).click();
        await expect.poll(() => heldSaves.length).toBe(1);
        await heldSaves[0]?.continue();
        await desk.unroute('**/updateline');
        await expect(
          main.getByText('Je laatste aantal is genoteerd. Kijk het bedrag na en stuur door.').first(),
        ).toBeVisible();
        await expect(main.getByRole('region', { name: 'Verhoogd' })).toContainText('60');
        await main.getByRole('button', { name: '2 wijzigingen doorsturen' }).click();
        await expect(desk).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
        await expect(main.getByText('2 wijzigingen doorgestuurd')).toBeVisible();
        await expect(main.getByText('Versie 2', { exact: true })).toBeVisible();
        await expect(main.getByRole('row', { name: /Volle room 35/ })).toContainText('60');
      },
    );

    await check(
      'the submitted changes have a receipt, and the audit verifies its PDF against the history',
      async () => {
        await main.getByRole('link', { name: 'Ontvangstbewijs', exact: true }).click();
        await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Ontvangstbewijs, versie 2');
        await expect(main.getByRole('row', { name: /Volle room 35/ })).toContainText('60');
        expect(await findBarriers(desk)).toEqual([]);
        const [download] = await Promise.all([
          desk.waitForEvent('download'),
          main.getByRole('link', { name: 'Ontvangstbewijs van versie 2 als pdf' }).click(),
        ]);
        const { status, output } = await runAudit(product, 'receipt', await download.path());
        expect([status, output]).toEqual([0, expect.stringContaining(`versie 2 van bestelling ${order}`)]);
        await desk.goBack();
      },
    );

    await check('the other device shows no unsent changes', async () => {
      await phone.reload();
      await expect(phone.getByRole('heading', { level: 1 })).toContainText('0 modifiée');
    });

    await step('the versions lie side by side, and going back to version 1 makes version 3', async () => {
      await expect(main.getByText(/^Laatst gewijzigd op .* om .* door /)).toBeVisible();
      await main.getByRole('link', { name: 'Versie 2: alle versies bekijken' }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Versies van bestelling ${order}`);
      const between = main.getByRole('table', { name: 'Van versie 1 naar versie 2' });
      await expect(between.getByRole('row', { name: /Volle room 35/ })).toContainText('60');
      await expect(between.getByRole('row', { name: /100431/ })).toContainText('nieuw');
      expect(await findBarriers(desk)).toEqual([]);
      await main.getByRole('button', { name: 'Terug naar versie 1' }).click();
      await expect(desk).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
      await expect(main.getByText('Versie 3', { exact: true })).toBeVisible();
      await expect(main.getByRole('row', { name: /Volle room 35/ })).toContainText('48');
    });

    await check('a phone shows the return to version 1 in French, and compares other versions', async () => {
      await phone.goto(`/versions-de-la-commande?order=${order}`);
      const all = phone.getByRole('table', { name: 'Toutes les versions' });
      await expect(all.getByRole('row', { name: /Version 3/ })).toContainText('retour à la version 1');
      await phone.getByRole('radio', { name: 'Comparer de la version 1' }).click();
      await expect(phone.getByText('Ces versions ont les mêmes lignes.')).toBeVisible();
      expect(await findBarriers(phone)).toEqual([]);
    });

    await check('reordering puts the articles into the basket, and the basket says so', async () => {
      await desk.goto(`/bestelling-bekijken?order=${order}`);
      await main.getByRole('button', { name: `Opnieuw bestellen, bestelling ${order}` }).click();
      await expect(desk).toHaveURL('/winkelwagen');
      await expect(main.getByText(`2 artikelen van bestelling ${order} staan in je winkelwagen`)).toBeVisible();
      await expect(main.getByRole('spinbutton', { name: `Aantal st ${cream}` })).toHaveValue('48');
      expect(await findBarriers(desk)).toEqual([]);
      await emptyBasket(desk);
    });
  },
);
