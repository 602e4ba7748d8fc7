import { expect, type Page } from '@playwright/test';
import { devices } from './support/devices.ts';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { password, signIn } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';
import { waitForMail } from './support/readMails.ts';
import { shopWords } from './support/shopWords.ts';

/** The cook may order up to 200 euro alone. */
const items = { '131209': 120 };
const limitOf = (page: Page) =>
  page.getByRole('listitem', { name: 'Noor Verhaeghe' }).getByLabel('Bestelt alleen tot (€)');
const expectUsable = async (page: Page): Promise<void> => {
  await isSettled(page);
  await fitsSideways(page);
  expect(await findBarriers(page)).toEqual([]);
};

journey(
  'A manager sends an order above a cook’s limit back, then approves the second request on a phone in French',
  async ({ product, visit, step }) => {
    const manager = await visit('desktop', 'nl');
    const cook = await visit('desktop', 'nl');
    const main = cook.getByRole('main');
    let approver = '';
    let id = '';

    await step('the manager sets the amount up to which the cook orders alone, in euro and cents', async () => {
      await signIn(manager, 'inkoop316042');
      await manager.goto('/nl/mijn-account/portaal');
      await limitOf(manager).fill('tien');
      await limitOf(manager).press('Enter');
      await expect(manager.getByRole('main')).toContainText('Vul een bedrag in euro in');
      await limitOf(manager).fill('200,00');
      await limitOf(manager).press('Enter');
      await expect(limitOf(manager)).toHaveValue('200');
      // The field shows the amount before it is saved.
      await expect(manager.getByText(/^Noor Verhaeghe bestelt alleen tot €\s200,00$/)).toBeAttached();
      await manager.reload();
      await expect(limitOf(manager)).toHaveValue('200');
      const own = manager.getByRole('listitem', { name: /\(jij\)/ });
      approver = (await own.getByText('@hotelzwaluwhof.example').textContent()) ?? '';
      await expectUsable(manager);
    });

    await step('before the press, the checkout says that the order goes to an approver, by name', async () => {
      await signIn(cook, 'keuken316042');
      await fillBasketForFirstDay(cook, items);
      await cook.goto('/winkelwagen/gegevens');
      await expect(main).toContainText(/meer dan de €\s200,00 die je alleen mag bestellen/);
      await expect(main).toContainText(/gaat ter goedkeuring naar \p{L}+/u);
      await expectUsable(cook);
      await cook.getByRole('textbox', { name: /Bericht bij de bestelling/ }).fill('Voor het feest van zaterdag');
      await cook.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
      await expect(cook).toHaveURL(/\/nl\/mijn-account\/goedkeuringen\?id=/);
      await expect(cook.getByRole('heading', { name: 'Je vroeg goedkeuring' })).toBeVisible();
      id = new URL(cook.url()).searchParams.get('id') ?? '';
      await expectUsable(cook);
    });

    const phone = await visit('phone', 'fr');
    const onPhone = phone.getByRole('main');
    const words = shopWords.fr;
    await step(
      'the link in the mail asks for a login and opens that order, and the manager sends it back with a reason',
      async () => {
        const [, link = ''] = await waitForMail(
          product,
          approver,
          new RegExp(`/nl/mijn-account/goedkeuringen(\\?id=${id}&customer=\\d+)`),
        );
        await phone.goto(`/fr/mon-compte/approbations${link}`);
        await phone.getByLabel(words.username).fill('inkoop316042');
        await phone.getByLabel(words.password, { exact: true }).fill(password);
        await phone.getByRole('button', { name: words.logIn, exact: true }).tap();
        await expect(phone).toHaveURL(new RegExp(`/nl/mijn-account/goedkeuringen\\?id=${id}`));
        await phone.goto(`/fr/mon-compte/approbations${link}`);
        await expect(onPhone).toContainText('Noor Verhaeghe demande votre approbation');
        await expect(onPhone).toContainText('Voor het feest van zaterdag');
        await expectUsable(phone);
        await phone.setViewportSize({ width: 320, height: 844 });
        await expectUsable(phone);
        await phone.setViewportSize(devices.phone.viewport);
        await phone.getByRole('button', { name: 'Renvoyer', exact: true }).tap();
        const dialog = phone.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Renvoyer', exact: true }).tap();
        await expect(dialog).toContainText('Écrivez pourquoi');
        await dialog.getByRole('textbox').fill('Trop de lait, merci de revoir');
        await dialog.getByRole('button', { name: 'Renvoyer', exact: true }).tap();
        await expect(onPhone).toContainText(
          /Renvoyée par .*Le panier est conservé|Renvoyée par .*le panier est conservé/,
        );
      },
    );

    await step('the cook reads the reason, continues in that basket and asks again', async () => {
      await waitForMail(product, 'noor@hotelzwaluwhof.example', /Trop de lait, merci de revoir/);
      await cook.reload();
      await expect(main).toContainText('Trop de lait, merci de revoir');
      await main.getByRole('link', { name: 'Naar deze winkelwagen' }).click();
      await cook.getByRole('button', { name: 'Maak deze winkelwagen actief' }).click();
      await expect(cook).toHaveURL('/winkelwagen');
      await cook.goto('/winkelwagen/gegevens');
      await cook.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
      await expect(cook.getByRole('heading', { name: 'Je vroeg goedkeuring' })).toBeVisible();
    });

    await step(
      'the account counts the waiting approvals; approving places the order, which names the cook and the approver',
      async () => {
        await phone.goto('/fr/mon-compte/commandes');
        await expect(onPhone).toContainText('1 commande attend votre approbation');
        await phone.getByRole('button', { name: /^Mon compte/ }).tap();
        await phone.getByRole('button', { name: 'Approbations (1)' }).tap();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Approbations');
        await expectUsable(phone);
        await phone
          .getByRole('link', { name: /^Voir et décider.*Noor/ })
          .first()
          .tap();
        await phone.getByRole('button', { name: /^Approuver et commander pour/ }).tap();
        await expect(onPhone).toContainText(/Approuvée par/);
        await onPhone.getByRole('link', { name: 'Voir la commande' }).tap();
        await expect(onPhone).toContainText(/Noor Verhaeghe, approuvée par \p{L}+/u);
      },
    );

    await step('without a limit the same cook orders alone again', async () => {
      await limitOf(manager).fill('');
      await limitOf(manager).blur();
      await expect(manager.getByText('Noor Verhaeghe bestelt zonder grens')).toBeAttached();
      await manager.reload();
      await expect(limitOf(manager)).toHaveValue('');
      await fillBasketForFirstDay(cook, items);
      await cook.goto('/winkelwagen/gegevens');
      await expect(cook.getByRole('button', { name: 'Bestelling plaatsen' })).toBeEnabled();
    });
  },
);
