import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';

const [colleague, eric] = ['mieke@hotelzwaluwhof.example', 'eric@atheneedelavallee.example'];
const link = /\/(?:uitnodiging|invitation)\?token=[\w.-]+/;

async function fill(page: Page, label: string, text: string): Promise<void> {
  // Elements behind a dialog have no role.
  const field = label.startsWith('Bestelt')
    ? page.getByRole('textbox', { name: label })
    : page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await typeText(page, text);
}

journey(
  'A manager of a hotel’s users invites two people by mail, and both join by their links',
  async ({ product, visit, step }) => {
    const manager = await visit('desktop', 'nl');

    await step('the manager invites a colleague with the keyboard alone, and sees her among the users', async () => {
      await signIn(manager, 'inkoop316042');
      await manager.goto('/nl/mijn-account/portaal');
      await tabTo(manager, manager.getByRole('button', { name: 'Iemand uitnodigen' }));
      await press(manager, 'Enter');
      const dialog = manager.getByRole('dialog', { name: 'Iemand uitnodigen' });
      await fill(manager, 'Voornaam', 'Mieke');
      await fill(manager, 'Naam', 'Đặng');
      await fill(manager, 'E-mailadres', 'mieke@');
      await fill(manager, 'Bestelt alleen tot (€)', 'veel');
      await tabTo(manager, dialog.getByRole('button', { name: 'Uitnodiging versturen' }));
      await press(manager, 'Enter');
      await expect(manager.getByRole('textbox', { name: 'Bestelt alleen tot (€)' })).toBeFocused();
      expect(await findBarriers(manager)).toEqual([]);
      await press(manager, 'ControlOrMeta+a');
      await typeText(manager, '250');
      await press(manager, 'Enter');
      await expect(manager.getByLabel('E-mailadres')).toBeFocused();
      await press(manager, 'ControlOrMeta+a');
      await typeText(manager, colleague);
      await press(manager, 'Enter');
      await expect(dialog).toBeHidden();
      const card = manager.getByRole('listitem', { name: 'Mieke Đặng' });
      await expect(card).toContainText('Uitgenodigd');
      await expect(card).toContainText(/250,00/);
      await isSettled(manager);
      expect(await findBarriers(manager)).toEqual([]);
    });

    await step(
      'the link of the mail asks for a free username and a valid password, and logs the colleague in',
      async () => {
        const page = await visit('desktop', 'nl');
        const [path] = await waitForMail(product, colleague, link);
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText('Sofie Aerts nodigt je uit');
        await tabTo(page, page.getByRole('button', { name: 'Uitnodiging aanvaarden' }));
        await press(page, 'Enter');
        await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
        expect(await findBarriers(page)).toEqual([]);
        await typeText(page, 'keuken316042');
        await fill(page, 'Nieuw wachtwoord', 'Rabarber7Taart!');
        await fill(page, 'Nieuw wachtwoord, nog eens', 'Rabarber7Taart!');
        await tabTo(page, page.getByRole('checkbox'));
        await press(page, 'Space');
        await press(page, 'Enter');
        await expect(page.getByText('Deze gebruikersnaam is al in gebruik')).toBeVisible();
        await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
        await press(page, 'ControlOrMeta+a');
        await typeText(page, 'mieke.zwaluwhof');
        await press(page, 'Enter');
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('banner')).toContainText('Hotel Zwaluwhof');
        await page.goto(path);
        await expect(page.getByText('Deze uitnodiging is al aanvaard')).toBeVisible();
        await page.context().close();
        await manager.reload();
        await expect(manager.getByRole('listitem', { name: 'Mieke Đặng' })).toContainText('mieke.zwaluwhof');
        await expect(manager.getByRole('listitem', { name: 'Mieke Đặng' })).toContainText('Toegang sinds');
      },
    );

    await step(
      'a user of another customer logs in by the link, in French on a phone, and gets a second customer',
      async () => {
        await manager.getByRole('button', { name: 'Iemand uitnodigen' }).click();
        await manager.getByLabel('Voornaam').fill('Eric');
        await manager.getByLabel('Naam', { exact: true }).fill('Lambert');
        await manager.getByLabel('E-mailadres').fill(eric);
        await manager.getByLabel('Taal van de e-mail').selectOption('fr');
        await manager.getByRole('button', { name: 'Uitnodiging versturen' }).click();
        await expect(manager.getByRole('listitem', { name: 'Eric Lambert' })).toContainText('Uitgenodigd');
        const [path] = await waitForMail(product, eric, link);
        const phone = await visit('phone', 'fr');
        await phone.goto(path);
        await expect(phone.getByRole('main')).toContainText('Vous avez déjà un login');
        await isSettled(phone);
        await fitsSideways(phone);
        expect(await findBarriers(phone)).toEqual([]);
        await tabTo(phone, phone.getByRole('link', { name: 'Se connecter pour accepter' }));
        await press(phone, 'Enter');
        await fill(phone, 'Nom d’utilisateur', 'achats313012');
        await fill(phone, 'Mot de passe', 'Welkom-2026');
        await press(phone, 'Enter');
        await tabTo(phone, phone.getByRole('button', { name: 'Accepter l’invitation' }));
        await press(phone, 'Enter');
        await expect(phone.getByText('Vous commandez maintenant pour Hotel Zwaluwhof')).toBeVisible();
        await phone.context().close();
        await manager.context().close();
      },
    );
  },
);
