import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from './support/findBarriers.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { journey } from './support/journey.ts';
import { password, signIn, signInAtOffice } from './support/logIn.ts';
import { fillBasketForFirstDay, placeOrder } from './support/placeOrder.ts';
import { plugInDevice } from './support/plugInDevice.ts';
import { emptyBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;
const notAccepted = 'Dit wordt zo niet aanvaard. Kijk het na';

const notes = z.object({ deliveries: z.array(z.object({ number: z.string() })) });

async function refuse(page: Page, address: string, ...refusedPaths: readonly string[]): Promise<void> {
  const errors = refusedPaths.map((path) => ({ in: 'body', path, message: 'refused' }));
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Deze aanvraag klopt niet',
    status: 400,
    code: 'request.malformed',
    detail: 'Kijk de aangeduide velden na en probeer opnieuw.',
    errors,
  });
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 400, contentType: 'application/problem+json', body }),
  );
}

async function isMarked(page: Page, field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: notAccepted }).first()).toBeVisible();
  await page.unrouteAll();
}

journey('Every form marks the field that the server refused, and no field cuts a text', async ({ visit, check }) => {
  const page = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const manager = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  let order = '';
  const press = (name: string, place: Locator = main) => place.getByRole('button', { name, exact: true }).click();

  await check('a registration goes back to the step of the field that was refused', async () => {
    await page.goto(paths.registration);
    const field = (name: string) => main.getByLabel(name, { exact: true });
    await press('Nee');
    await field('Sector').selectOption('other');
    await field('Soort zaak').selectOption('private-person');
    await field('Naam').fill('Kok aan huis');
    await field('Postcode').fill('9000');
    await expect(field('Gemeente')).toHaveValue('Gent');
    await field('Straat').fill('Rekelingestraat');
    await field('Nr.').fill('12');
    await press('Verder naar Contact');
    await field('E-mail').fill('zoe@@kok.example');
    await press('Verder naar Login');
    await expect(field('Aanspreking')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await field('Aanspreking').selectOption('mrs');
    await field('Functie').selectOption('owner');
    await field('Voornaam').fill('Zoë');
    await field('Naam').fill('D’Hondt');
    await field('Telefoon').fill('09 223 45 67');
    await field('E-mail').fill('zoe@kok.example');
    await press('Verder naar Login');
    await field('Gebruikersnaam').fill('zoe.kok.aan.huis');
    await field('Wachtwoord').fill(password);
    await field('Wachtwoord herhalen').fill(password);
    await press('Naar het overzicht');
    await main.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await refuse(page, '**/api/registration/register', 'login.username');
    await press('Registratie versturen');
    await expect(field('Gebruikersnaam')).toHaveAttribute('aria-invalid', 'true');
    await field('Gebruikersnaam').fill('zoe.kok');
    await press('Naar het overzicht');
    await page.unrouteAll();
    await refuse(page, '**/api/registration/register', 'contact.phone', 'company.delivery.street_number');
    await press('Registratie versturen');
    await expect(field('Nr.')).toHaveAttribute('aria-invalid', 'true');
    await field('Nr.').fill('14');
    await press('Verder naar Contact');
    await expect(field('Telefoon')).toHaveAttribute('aria-invalid', 'true');
    expect(await findBarriers(page)).toEqual([]);
    await page.unrouteAll();
  });

  await check('the login marks the username', async () => {
    await page.goto(paths.login);
    await refuse(page, '**/api/login', 'username');
    await page.getByLabel(shopWords.nl.username).fill('lotte');
    await page.getByLabel(shopWords.nl.password, { exact: true }).fill(password);
    await press(shopWords.nl.logIn);
    await isMarked(page, page.getByLabel(shopWords.nl.username));
    const frame = page
      .locator('.MuiInputBase-root', { has: page.getByLabel(shopWords.nl.username) })
      .locator('fieldset');
    await page.getByLabel(shopWords.nl.password, { exact: true }).focus();
    await expect(frame).toHaveCSS('border-top-color', 'rgb(174, 35, 28)');
  });

  await check('a forgotten password marks the e-mail address', async () => {
    await page.goto(`${paths.login}?mode=forgot-password`);
    await refuse(page, '**/api/password/forgot', 'email');
    await page.getByLabel(shopWords.nl.username).fill('lotte');
    await page.getByLabel('E-mailadres').fill('m&m@snoep.example');
    await page.getByRole('button', { name: 'Mail me een link' }).click();
    await isMarked(page, page.getByLabel('E-mailadres'));
  });

  await check(
    'the checkout keeps a long house number whole, says so, and takes off the word before a box',
    async () => {
      await signIn(page, 'lotte', 'Bistro Lindegaard');
      order = await placeOrder(page, { items: { 171208: 20 }, reference: 'NOTITIE' });
      await fillBasketForFirstDay(page, { 171208: 20 });
      await page.goto(paths.checkout);
      await main.getByRole('radio', { name: 'Ander leveradres' }).check();
      await main.getByLabel('Naam', { exact: true }).fill('Tuinzaal');
      await main.getByLabel('Postcode').fill('9000');
      await expect(main.locator('select#checkout-city')).toHaveValue('Gent');
      await main.getByLabel('Straat').fill('Rekelingestraat');
      await main.getByLabel('Nr.').fill('12-14A');
      await main.getByLabel(/^Bus/).fill('bus 0101');
      await expect(main.getByLabel('Nr.')).toHaveValue('12-14A');
      await expect(main.getByText('Hoogstens 5 tekens').first()).toBeVisible();
      await expect(main.getByLabel(/^Bus/)).toHaveAttribute('aria-invalid', 'false');
      await main.locator('#checkout-reference').fill('WK11');
      await main.getByLabel('Nr.').fill('12/3');
      await main.getByLabel(/^Bus/).focus();
      await expect(main.getByText('Hoogstens 5 tekens')).toHaveCount(0);
    },
  );

  await check('the checkout marks an address, a reference and a copy that the server refuses', async () => {
    const place = main.getByRole('button', { name: 'Bestelling plaatsen' }).first();
    for (const [address, path, field] of [
      ['**/api/basket/address**', 'street_number', main.getByLabel('Nr.')],
      ['**/api/basket/checkout', 'po_number', main.locator('#checkout-reference')],
      ['**/api/basket/checkout', 'extra_emails.0', main.locator('#checkout-emails')],
    ] as const) {
      await main.locator('#checkout-emails').fill('keuken@bistro.example');
      await refuse(page, address, path);
      await place.click();
      await isMarked(page, field);
      await field.press('End');
    }
    expect(await findBarriers(page)).toEqual([]);
  });

  await check('a basket that is saved as a list marks the name, in its dialog', async () => {
    await page.goto(paths.basket);
    await press('Bewaar als lijstje');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam van het lijstje').fill('Winkelwagen van vandaag');
    await refuse(page, '**/api/wishlist/create', 'name');
    await press('Bewaar als lijstje', dialog);
    await isMarked(page, dialog.getByLabel('Naam van het lijstje'));
    await emptyBasket(page);
  });

  await check('another delivery address for a customer marks its field', async () => {
    await page.goto(`${paths.customers}/204118`);
    const address = main.getByRole('region', { name: 'Leveradres' });
    await press('Leveradres laten wijzigen', address);
    await address.getByLabel('Nr.').fill('12/3');
    for (const [path, field] of [
      ['address.street_number', address.getByLabel('Nr.')],
      ['comment', address.getByLabel(/^Toelichting/)],
    ] as const) {
      await refuse(page, '**/api/user/customers/204118/changes', path);
      await press('Wijziging aanvragen', address);
      await isMarked(page, field);
    }
  });

  await check('profile, username and password mark their fields', async () => {
    await page.goto(paths.profile);
    await refuse(page, '**/api/user/profile', 'phone_1');
    await main.getByLabel('Aanspreking').selectOption('mrs');
    await main.getByLabel(/^Telefoon/).fill('\u202a0485 12 34 56\u202c');
    await press('Gegevens bewaren');
    await isMarked(page, main.getByLabel(/^Telefoon/));
    await refuse(page, '**/api/user/username', 'username');
    const username = main.getByRole('region', { name: 'Gebruikersnaam' });
    await username.getByLabel('Nieuwe gebruikersnaam').fill('lotte.vermeer');
    await username.getByLabel('Huidig wachtwoord').fill(password);
    await press('Gebruikersnaam wijzigen', username);
    await isMarked(page, username.getByLabel('Nieuwe gebruikersnaam'));
    await refuse(page, '**/api/user/password', 'current_password');
    const card = main.getByRole('region', { name: 'Wachtwoord' });
    await card.getByLabel('Huidig wachtwoord').fill(password);
    await card.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Zomerregen-2026');
    await card.getByLabel('Nieuw wachtwoord herhalen').fill('Zomerregen-2026');
    await press('Wachtwoord wijzigen', card);
    await isMarked(page, card.getByLabel('Huidig wachtwoord'));
  });

  await check('a new passkey marks the password before the device answers, and its name after it', async () => {
    await plugInDevice(page);
    const passkeys = main.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByLabel('Naam van het toestel').fill('Keukentablet');
    await passkeys.getByLabel('Huidig wachtwoord').fill(password);
    await refuse(page, '**/api/user/passkeys/options', 'current_password');
    await press('Passkey toevoegen', passkeys);
    await isMarked(page, passkeys.getByLabel('Huidig wachtwoord'));
    await refuse(page, '**/api/user/passkeys', 'name');
    await press('Passkey toevoegen', passkeys);
    await isMarked(page, passkeys.getByLabel('Naam van het toestel'));
  });

  await check('a list marks its name, and says at once that a name is too long', async () => {
    await page.goto(paths.lists);
    const name = main.getByRole('textbox', { name: 'Nieuw lijstje' });
    await name.fill('x'.repeat(61));
    await expect(main.getByText('Te lang: 61 tekens, hoogstens 60')).toBeVisible();
    await name.press('Enter');
    await expect(name).toHaveValue('x'.repeat(61));
    await expect(name).toBeFocused();
    await name.fill('Weekmenu mei');
    await expect(main.getByText(/^Te lang/)).toHaveCount(0);
    await refuse(page, '**/api/wishlist/create', 'name');
    await name.press('Enter');
    await isMarked(page, name);
  });

  await check('a refusal that the page has no field for says so in words, without the name on the wire', async () => {
    await refuse(page, '**/api/wishlist/create', 'article_numbers.3');
    await main.getByRole('textbox', { name: 'Nieuw lijstje' }).press('Enter');
    await expect(page.getByText(/Een gegeven dat niet op deze pagina staat, is niet aanvaard/).first()).toBeVisible();
    await expect(page.getByText(/article_numbers/)).toHaveCount(0);
    await page.unrouteAll();
  });

  await check('a return marks the comment of its line and the address of the contact', async () => {
    const answer: unknown = await (await page.context().request.get('/nl/api/dashboard/orders/invoiced')).json();
    const note = notes.parse(answer).deliveries[0]?.number;
    await page.goto(`${paths.deliveryNote}?number=${note}`);
    const mark = main.getByRole('button', { name: /^Retour: / }).first();
    await mark.click();
    await main.getByRole('link', { name: /^Retour aanvragen voor/ }).click();
    await main.getByLabel('Reden').first().selectOption('damaged');
    for (const [path, field] of [
      ['lines.0.comment', main.getByLabel(/^Toelichting/).first()],
      ['contact.email', main.getByLabel('E-mail')],
    ] as const) {
      await refuse(page, '**/api/returns', path);
      await press('Retour versturen');
      await isMarked(page, field);
    }
    await page.goBack();
    await mark.click();
  });

  await check('a question, a complaint, documents and statistics mark their fields', async () => {
    await page.goto(paths.contact);
    await main.getByLabel('Sector').selectOption('care');
    await main.getByLabel('Onderwerp').fill('Leeggoed');
    await main.getByLabel('Vraag', { exact: true }).fill('Hoeveel bakken staan er nog?');
    await refuse(page, '**/api/contact', 'contact.phone');
    await press('Vraag versturen');
    await isMarked(page, main.getByLabel(/^Telefoon/));

    await page.goto(`${paths.complaint}?note=${await findDeliveryNote(page)}`);
    await main.getByLabel('Onderwerp').fill('Leeggoed');
    await main.getByLabel('Toelichting').fill('Eén bak te weinig.');
    await refuse(page, '**/api/complaints', 'subject');
    await press('Klacht versturen');
    await isMarked(page, main.getByLabel('Onderwerp'));

    await page.goto(paths.documents);
    await main.getByLabel('Van', { exact: true }).fill('01/02/2026');
    await main.getByLabel('Tot en met', { exact: true }).fill('28/02/2026');
    await refuse(page, '**/api/documents/request', 'extra_recipient');
    await press('Documenten aanvragen');
    await isMarked(page, main.getByLabel(/^Ook mailen naar/));

    await page.goto(paths.statistics);
    await refuse(page, '**/api/statistics/request', 'second_recipient');
    await press('Mail de statistieken');
    await isMarked(page, main.getByLabel(/^Ook naar dit e-mailadres/));
  });

  await check('an invitation marks the address, in its dialog', async () => {
    await signIn(manager, 'inkoop316042');
    await manager.goto(paths.portal);
    const dialog = manager.getByRole('dialog');
    await press('Iemand uitnodigen', manager.getByRole('main'));
    await dialog.getByLabel('Voornaam').fill('Mieke');
    await dialog.getByLabel('Naam', { exact: true }).fill('Maes');
    await dialog.getByLabel('E-mailadres').fill('mieke@hotelzwaluwhof.example');
    await refuse(manager, '**/api/**/invitations', 'email');
    await press('Uitnodiging versturen', dialog);
    await isMarked(manager, dialog.getByLabel('E-mailadres'));
  });

  await check('the office marks the note and the lock of an order, and the name of a key', async () => {
    await signInAtOffice(office, 'beheer');
    await office.goto(`/backoffice/orders/${order}/show`);
    const note = office.getByLabel('Nieuwe notitie');
    await note.fill('🍅'.repeat(1000));
    await expect(office.getByText('Nog 0 tekens')).toBeVisible();
    await note.fill('Leveren via de zijdeur.');
    await refuse(office, '**/api/office/orders/*/notes', 'text');
    await office.getByRole('button', { name: 'Notitie bewaren' }).click();
    await isMarked(office, note);
    await office.getByRole('button', { name: 'Vergrendelen' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(/^Reden/).selectOption({ index: 1 });
    for (const [path, field] of [
      ['until', dialog.getByLabel(/^Tot en met dag/)],
      ['reason', dialog.getByLabel(/^Reden/)],
    ] as const) {
      await refuse(office, '**/api/office/orders/*/lock', path);
      await press('Vergrendelen', dialog);
      await isMarked(office, field);
    }
    await office.goto('/backoffice/apiKeys');
    await office.getByRole('button', { name: 'Nieuwe sleutel' }).click();
    const name = office.getByRole('dialog').getByLabel(/^Naam/);
    await name.fill('ERP proef');
    await office.getByRole('dialog').getByRole('checkbox').first().check();
    await refuse(office, '**/api/office/apiKeys', 'name');
    await office.getByRole('button', { name: 'Sleutel maken' }).click();
    await isMarked(office, name);
  });
});
