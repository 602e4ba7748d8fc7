import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { password, signIn } from './support/logIn.ts';
import { plugInDevice } from './support/plugInDevice.ts';
import { waitForMail } from './support/readMails.ts';
import { shopWords } from './support/shopWords.ts';

const { nl, fr } = shopWords;
const tablet = `Keukentablet ${Date.now() % 1_000_000}`;

const newEmail = `karim.${Date.now() % 1_000_000}@talloor.example`;

journey('Users change their own data and request another delivery address', async ({ product, visit, step }) => {
  const page = await visit('desktop', 'nl');
  const card = (name: string) => page.getByRole('region', { name });
  let before = { name: '', position: '', email: '' };

  await step('the account menu leads to the profile by keyboard, and each wrong field shows a message', async () => {
    await signIn(page, 'karim');
    await page.goto('/');
    await page.getByRole('button', { name: /^Mijn account/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mijn profiel' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(nl.paths.profile);
    const details = card('Mijn gegevens');
    before = {
      name: await details.getByLabel('Naam', { exact: true }).inputValue(),
      position: await details.getByLabel(/^Functie/).inputValue(),
      email: await details.getByLabel('E-mailadres', { exact: true }).inputValue(),
    };
    await details.getByLabel('Aanspreking').selectOption('mr');
    await details.getByLabel(/^Telefoon/).fill('12');
    await details.getByLabel('Naam', { exact: true }).fill('El Amr4ni');
    await details.getByRole('button', { name: 'Gegevens bewaren' }).press('Enter');
    await expect(details).toContainText('Vul een geldig telefoonnummer in');
    await expect(details).toContainText('Alleen letters, spaties, punt, apostrof en koppelteken');
    await expect(details.getByLabel('Naam', { exact: true })).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('valid changes are saved and survive a reload', async () => {
    const details = card('Mijn gegevens');
    // A new address shows the password field.
    const email = details.getByLabel('E-mailadres', { exact: true });
    const currentEmail = await email.inputValue();
    await email.fill('elders@talloor.example');
    await details.getByLabel('Naam', { exact: true }).fill("O'Brien-Đặng");
    await details.getByLabel(/^Telefoon/).fill('09 223 45 67');
    await details.getByLabel(/^Functie/).fill('Sous-chef');
    await details.getByRole('button', { name: 'Gegevens bewaren' }).press('Enter');
    await expect(details).toContainText('Vul je huidige wachtwoord in');
    await expect(details.getByLabel('Huidig wachtwoord')).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await email.fill(currentEmail);
    await expect(details.getByLabel('Huidig wachtwoord')).toBeHidden();
    await details.getByRole('button', { name: 'Gegevens bewaren' }).press('Enter');
    await expect(page.getByText('Je gegevens zijn bewaard')).toBeVisible();
    await page.reload();
    await expect(details.getByLabel('Naam', { exact: true })).toHaveValue("O'Brien-Đặng");
    await expect(details.getByLabel(/^Telefoon/)).toHaveValue('09 223 45 67');
  });

  await step('a new mail address counts once its link is confirmed, on a phone after a login', async () => {
    const details = card('Mijn gegevens');
    const email = details.getByLabel('E-mailadres', { exact: true });
    const currentEmail = await email.inputValue();
    await email.fill(newEmail);
    await details.getByLabel('Huidig wachtwoord').fill(password);
    await details.getByRole('button', { name: 'Gegevens bewaren' }).press('Enter');
    await expect(page.getByText('Bevestig je nieuwe adres')).toBeVisible();
    await expect(details).toContainText(`We hebben een link gestuurd naar ${newEmail}.`);
    await expect(email).toHaveValue(currentEmail);
    expect(await findBarriers(page)).toEqual([]);
    const [path] = await waitForMail(product, newEmail, /\/e-mailadres-bevestigen\?token=[\w-]+/);
    const phone = await visit('phone', 'nl');
    await phone.goto(path);
    await phone.getByLabel('Gebruikersnaam').fill('karim');
    await phone.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await phone.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(phone).toHaveURL(new RegExp(`^[^?]*${nl.paths.confirmEmail}\\?token=`));
    await fitsSideways(phone);
    expect(await findBarriers(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Adres bevestigen' }).press('Enter');
    await expect(phone.getByRole('alert').filter({ hasText: 'Je e-mailadres is bevestigd' })).toBeFocused();
    expect(await findBarriers(phone)).toEqual([]);
    await phone.getByRole('link', { name: 'Naar mijn profiel' }).click();
    await expect(phone.getByLabel('E-mailadres', { exact: true })).toHaveValue(newEmail);
    await phone.goto(path);
    await phone.getByRole('button', { name: 'Adres bevestigen' }).click();
    await expect(phone.getByText('Deze link werkt niet meer')).toBeVisible();
    await waitForMail(product, currentEmail, /Subject: Je e-mailadres is gewijzigd/);
    await phone.context().close();
    await page.reload();
    await expect(email).toHaveValue(newEmail);
  });

  await step(
    'a wrong current password changes nothing and shows a message, and the checklist ticks during typing',
    async () => {
      const own = card('Wachtwoord');
      await own.getByLabel('Huidig wachtwoord').fill('Verkeerd-1');
      await own.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Heel-Anders-2026');
      await own.getByLabel('Nieuw wachtwoord herhalen').fill('Heel-Anders-2026');
      await expect(own.getByRole('listitem').filter({ hasText: 'nog niet in orde' })).toHaveCount(0);
      await own.getByRole('button', { name: 'Wachtwoord wijzigen' }).press('Enter');
      await expect(own).toContainText('Je huidige wachtwoord klopt niet');
      await expect(own.getByLabel('Huidig wachtwoord')).toBeFocused();
    },
  );

  await step('a named passkey is added, signs in without a password, and is removed', async () => {
    await plugInDevice(page);
    const passkeys = card('Passkeys');
    await passkeys.getByLabel('Naam van het toestel').fill(tablet);
    await passkeys.getByLabel('Huidig wachtwoord').fill(password);
    await passkeys.getByRole('button', { name: 'Passkey toevoegen' }).press('Enter');
    const remove = passkeys.getByRole('button', { name: `${tablet} verwijderen` });
    await expect(remove).toBeVisible();
    await page.getByRole('button', { name: /^Mijn account/ }).click();
    await page
      .getByRole('dialog', { name: /^Mijn account/ })
      .getByRole('button', { name: 'Uitloggen' })
      .click();
    await page.getByRole('button', { name: 'Met een passkey inloggen' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Mijn account: Karim' })).toBeVisible();
    await page.goto(nl.paths.profile);
    await remove.click();
    await expect(remove).toBeHidden();
    await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  });

  // Not salutation and phone: the form requires them.
  await step('the user restores the old values, the mail address by a link again', async () => {
    const details = card('Mijn gegevens');
    await details.getByLabel('Naam', { exact: true }).fill(before.name);
    await details.getByLabel(/^Functie/).fill(before.position);
    await details.getByLabel('E-mailadres', { exact: true }).fill(before.email);
    await details.getByLabel('Huidig wachtwoord').fill(password);
    await details.getByRole('button', { name: 'Gegevens bewaren' }).press('Enter');
    await expect(details).toContainText(`We hebben een link gestuurd naar ${before.email}.`);
    const [path] = await waitForMail(product, before.email, /\/e-mailadres-bevestigen\?token=[\w-]+/);
    await page.goto(path);
    await page.getByRole('button', { name: 'Adres bevestigen' }).press('Enter');
    await page.getByRole('link', { name: 'Naar mijn profiel' }).click();
    await expect(details.getByLabel('E-mailadres', { exact: true })).toHaveValue(before.email);
    await expect(details.getByLabel('Naam', { exact: true })).toHaveValue(before.name);
  });

  await step('all personal data of the user come as a file', async () => {
    const downloads = page.waitForEvent('download');
    await card('Mijn persoonsgegevens').getByRole('link', { name: 'Mijn gegevens downloaden' }).click();
    expect((await downloads).suggestedFilename()).toBe('personal-data.json');
  });

  await step(
    'in French on a phone, a manager of the users requests another delivery address, and the request waits',
    async () => {
      const phone = await visit('phone', 'fr');
      await signIn(phone, 'inkoop316042');
      await phone.goto(fr.paths.customers);
      await phone.getByRole('link', { name: /^Voir les données.*Hotel Zwaluwhof$/ }).click();
      const address = phone.getByRole('region', { name: 'Adresse de livraison' });
      await address.getByRole('button', { name: 'Faire modifier l’adresse de livraison' }).click();
      await address.getByRole('button', { name: 'Demander la modification' }).click();
      await expect(address.getByRole('alert')).toContainText('Cette adresse est celle qui est déjà enregistrée');
      await address.getByLabel('N°').fill('3');
      await fitsSideways(phone);
      await address.getByRole('button', { name: 'Demander la modification' }).click();
      const changes = phone.getByRole('region', { name: 'Modifications demandées' });
      await expect(changes).toContainText('En cours de traitement');
      await expect(changes).toContainText('Abdijweg 3');
      await expect(address).toContainText('Une demande est déjà en cours pour cette adresse.');
      expect(await findBarriers(phone)).toEqual([]);
    },
  );

  await step('a user without that right reads who may request it, also for a customer not chosen now', async () => {
    const phone = await visit('phone', 'fr');
    await signIn(phone, 'amelie', 'Traiteur Les Trois Tilleuls');
    await phone.goto(fr.paths.customers);
    await phone.getByRole('link', { name: /^Voir les données.*Château de Fayt Réceptions$/ }).click();
    const address = phone.getByRole('region', { name: 'Adresse de livraison' });
    await expect(address).toContainText('Seul un gestionnaire des utilisateurs peut demander une autre adresse.');
    await expect(address.getByRole('button')).toHaveCount(0);
    expect(await findBarriers(phone)).toEqual([]);
  });
});
