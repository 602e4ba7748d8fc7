import { expect, type Locator } from '@playwright/test';
import { journey } from './support/journey.ts';
import { password, pickCustomer, signIn } from './support/logIn.ts';
import { centsOf } from './support/money.ts';
import { openDatabase } from './support/openDatabase.ts';
import { sumOf } from './support/sumOf.ts';

const cream = 'Slagroom spuitbus 700 ml';
const shrimps = 'Grijze Noordzeegarnalen gepeld 500 g';
const soldOut = 'Crème brûlée basis 1 l';
const replacement = 'Crème anglaise basis 1 l';

journey('A customer orders at a desk, in Dutch', { tag: '@main' }, async ({ product, visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const ticket = page.getByRole('complementary', { name: 'Samenvatting' });
  let orderNumber = '';
  let expectedCents = 0;

  await step('a wrong password shows a message, and the fields keep their text', async () => {
    await page.goto('/inloggen');
    await page.getByLabel('Gebruikersnaam').fill('lotte');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Welkom-2025');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'klopt niet' })).toBeVisible();
    await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('lotte');
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('Welkom-2025');
  });

  await step(
    'the right password asks for one of several customers, and a suspended customer cannot be chosen',
    async () => {
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Voor wie bestel je?' });
      await expect(dialog.getByRole('button', { name: /Brasserie Het Sas.*Opgeschort/ })).toBeDisabled();
      await pickCustomer(page, 'nl', 'Bistro Lindegaard');
      await expect(page.getByText('Je bestelt nu voor Bistro Lindegaard')).toBeVisible();
    },
  );

  await step('the start page greets the user and shows delivery days and frequent articles', async () => {
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Goedemiddag, Lotte');
    await expect(main.getByRole('button', { name: /^vr 13 maart/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('table', { name: 'Vaak op woensdag besteld' })).toBeVisible();
  });

  await step('a search for tomaat finds tomatoes at the customer’s own prices', async () => {
    await page.getByRole('combobox', { name: 'Zoek op artikel, merk of nummer' }).fill('tomaat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zoekresultaten?keywords=tomaat');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('tomaat');
    await expect(main.getByText('Prijzen van Bistro Lindegaard, excl. btw en leeggoed')).toBeVisible();
    await expect(firstAddable(main)).toContainText(/€\s\d+,\d{3}/);
  });

  await step(
    'the stepper adds an article, raises its quantity, takes a typed number and removes the article',
    async () => {
      const name = await nameOf(firstAddable(main));
      const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      const lines = page.getByRole('link', { name: /^Winkelwagen, 13 regels/ });
      await row.getByRole('button', { name: /^Toevoegen/ }).click();
      const field = row.getByRole('spinbutton');
      const first = Number(await field.inputValue());
      await expect(lines).toBeVisible();
      await row.getByRole('button', { name: /meer$/ }).click();
      await expect(field).not.toHaveValue(String(first));
      await field.fill('0');
      await field.press('Enter');
      await expect(row.getByRole('button', { name: /^Toevoegen/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Winkelwagen, 12 regels, €\s275,94/ })).toBeVisible();
    },
  );

  await step(
    'the basket shows faulty lines first, then groups, VAT per rate, deposit, delivery cost and the rest to free delivery',
    async () => {
      await page.getByRole('link', { name: /^Winkelwagen, 12 regels/ }).click();
      await expect(page).toHaveURL('/winkelwagen');
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Eerst oplossen');
      for (const group of ['Groenten & fruit', 'Vlees & charcuterie', 'Zuivel, kaas & eieren', 'Diepvries', 'Dranken'])
        await expect(main.getByRole('table', { name: group })).toBeVisible();
      await expect(sumOf(ticket, 'Subtotaal excl. btw')).toHaveText(/^±\s€\s275,94$/);
      await expect(sumOf(ticket, 'Leveringskosten')).toHaveText(/^€\s15,00$/);
      await expect(sumOf(ticket, 'Btw 6 %')).toHaveText(/^€\s15,83$/);
      await expect(sumOf(ticket, 'Btw 21 %')).toHaveText(/^€\s5,69$/);
      await expect(sumOf(ticket, 'Leeggoed')).toHaveText(/^€\s4,50$/);
      await expect(sumOf(ticket, 'Totaal')).toHaveText(/^±\s€\s316,96$/);
      await expect(ticket.getByText(/^Nog €\s24,06 tot gratis levering$/)).toBeVisible();
      await expect(ticket.getByRole('progressbar')).toHaveAttribute('value', '275.94');
      await expect(ticket.getByRole('button', { name: 'Bestellen' })).toBeDisabled();
      await expect(ticket.getByText('Los eerst de 2 foutieve regels op.')).toBeVisible();
    },
  );

  await step('the printed basket has its lines and sums, and neither header nor buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header.header')).toBeHidden();
    await expect(page.locator('footer.footer')).toBeHidden();
    await expect(page.locator('.MuiButton-root:visible, .quantity-field button:visible')).toHaveCount(0);
    await expect(main.getByRole('rowheader', { name: soldOut })).toBeVisible();
    await expect(sumOf(ticket, 'Totaal')).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await step('the replacement of a sold-out article takes its place in the basket', async () => {
    const faulty = main.getByRole('table', { name: 'Foutieve regels' });
    await expect(faulty.getByRole('rowheader', { name: soldOut })).toContainText('Niet op voorraad');
    await faulty.getByRole('button', { name: `${replacement}, in plaats van ${soldOut}` }).click();
    await expect(main.getByRole('rowheader', { name: soldOut })).toBeHidden();
    await expect(main.getByRole('rowheader', { name: replacement })).toBeVisible();
  });

  await step('a colleague of the same customer sees the same basket in another browser', async () => {
    const other = await visit('desktop', 'nl');
    await signIn(other, 'karim');
    await other.goto('/winkelwagen');
    await expect(other.getByRole('rowheader', { name: replacement })).toBeVisible();
    await expect(other.getByRole('rowheader', { name: soldOut })).toBeHidden();
    await other.context().close();
  });

  await step('a later delivery day, chosen in the calendar, makes the shrimps orderable', async () => {
    await main.getByRole('button', { name: 'Kies een latere leverdag' }).click();
    const picker = page.getByRole('dialog', { name: 'Kies je leverdag' });
    await picker.getByRole('button', { name: /^17 maart/ }).click();
    await expect(picker.getByRole('radio', { name: /di 17 maart/ })).toBeChecked();
    await expect(picker.getByText('Lost 1 foutieve regel op').first()).toBeVisible();
    await picker.getByRole('button', { name: 'Bevestig di 17 maart' }).click();
    await expect(picker).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Eerst oplossen' })).toBeHidden();
    await expect(main.getByRole('rowheader', { name: shrimps })).toBeVisible();
    await expect(ticket).toContainText('Levering di 17 maart');
  });

  await step('the checkout takes a reference, another address for the confirmation and a message', async () => {
    await ticket.getByRole('button', { name: 'Bestellen' }).click();
    await expect(page).toHaveURL('/winkelwagen/gegevens');
    const place = ticket.getByRole('button', { name: 'Bestelling plaatsen' });
    await expect(place).toBeDisabled();
    await page.getByLabel(/^Bevestiging ook naar/).fill('keuken@lindegaard');
    await page.getByLabel(/^Jouw bestelreferentie/).fill('Lente 2026');
    await expect(page.getByText('Controleer dit e-mailadres: keuken@lindegaard').first()).toBeVisible();
    await page.getByLabel(/^Bevestiging ook naar/).fill('keuken@lindegaard.example');
    await page.getByLabel(/^Bericht bij de bestelling/).fill('Leveren via de zijdeur, a.u.b.');
    await expect(place).toBeEnabled();
    expectedCents = centsOf(await sumOf(ticket, 'Totaal').innerText());
  });

  await step('a price that changed before the press is shown for confirmation, and nothing is ordered', async () => {
    const database = await openDatabase(product);
    try {
      await database.query(`update catalogue.prices set price_mills = 4260 where article_number = '131533'`);
      await database.query('update catalogue.version set version = version + 1');
    } finally {
      await database.end();
    }
    await ticket.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    const news = main.getByRole('alert').filter({ hasText: 'Je winkelwagen is intussen veranderd' });
    await expect(news).toContainText('Er is niets besteld.');
    await expect(news).toContainText(new RegExp(`${cream}, regeltotaal: €\\s30,08.*€\\s34,08`));
    await expect(page).toHaveURL('/winkelwagen/gegevens');
    const now = centsOf(await sumOf(ticket, 'Totaal').innerText());
    expect(now).toBe(expectedCents + 424);
    expectedCents = now;
    await expect(page.getByLabel(/^Bericht bij de bestelling/)).toHaveValue('Leveren via de zijdeur, a.u.b.');
  });

  await step('the second press places the order at the shown total', async () => {
    const place = ticket.getByRole('button', { name: /^Nu bestellen voor/ });
    expect(centsOf(await place.innerText())).toBe(expectedCents);
    await place.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je bestelling is binnen');
    await expect(main).toContainText('dinsdag 17 maart');
    await expect(main).toContainText('keuken@lindegaard.example');
    orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
    expect(Number(orderNumber)).toBeGreaterThanOrEqual(4_402_001);
    await expect(main.getByText(orderNumber, { exact: true })).toBeVisible();
    expect(centsOf(await sumOf(main, 'Totaal').innerText())).toBe(expectedCents);
    await expect(page.getByRole('link', { name: 'Winkelwagen', exact: true })).toBeVisible();
  });

  await step('the confirmation survives a reload', async () => {
    await page.reload();
    await expect(main.getByText(orderNumber, { exact: true })).toBeVisible();
    expect(centsOf(await sumOf(main, 'Totaal').innerText())).toBe(expectedCents);
  });

  await step('the new order is among the open orders at once', async () => {
    await main.getByRole('link', { name: 'Naar mijn bestellingen' }).click();
    await expect(page).toHaveURL('/nl/mijn-account/bestellingen');
    const order = main.getByRole('listitem').filter({ hasText: orderNumber });
    await expect(order).toContainText('Levering di 17 maart');
    await expect(order).toContainText('Lente 2026');
    expect(centsOf(await order.innerText())).toBe(expectedCents);
  });

  await step('the order’s page shows its lines, address, message and amounts', async () => {
    await main.getByRole('link', { name: `Bekijken, bestelling ${orderNumber}` }).click();
    await expect(page).toHaveURL(`/bestelling-bekijken?order=${orderNumber}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Bestelling ${orderNumber}`);
    const lines = main.getByRole('table', { name: 'Regels van de bestelling' });
    for (const name of [cream, shrimps, replacement])
      await expect(lines.getByRole('rowheader', { name })).toBeVisible();
    await expect(main).toContainText('Leveren via de zijdeur, a.u.b.');
    await expect(main).toContainText('Predikherenlei 14');
    expect(centsOf(await sumOf(main, 'Totaal').innerText())).toBe(expectedCents);
  });

  await step('after logging out the order asks for a login', async () => {
    await page.getByRole('button', { name: 'Mijn account: Lotte' }).click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL('/inloggen');
    await page.goto(`/bestelling-bekijken?order=${orderNumber}`);
    await expect(page.getByText(cream)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible();
  });
});

function firstAddable(main: Locator): Locator {
  const add = main.page().getByRole('button', { name: /^Toevoegen/ });
  return main.getByRole('row').filter({ has: add }).first();
}

async function nameOf(row: Locator): Promise<string> {
  const [name = ''] = (await row.getByRole('rowheader').innerText()).split('\n');
  return name.trim();
}
