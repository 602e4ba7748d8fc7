import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { centsOf } from './support/money.ts';
import { sumOf } from './support/sumOf.ts';

async function judge(page: Page): Promise<void> {
  await isSettled(page);
  await fitsSideways(page);
  expect(await findBarriers(page)).toEqual([]);
}

journey('A priority customer orders mussels for a Sunday, at a desk', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const ticket = page.getByRole('complementary', { name: 'Je mosselen' });
  const order = ticket.getByRole('button', { name: 'Mosselen bestellen' });
  let expectedCents = 0;
  let orderNumber = '';

  await step('menu and start page lead to the mussels in season', async () => {
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await page.goto('/');
    await expect(main.getByRole('link', { name: 'Mosselen bestellen, Verse mosselen' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Mosselen' }).click();
    await expect(page).toHaveURL('/nl/mosselen');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mosselen bestellen');
    await judge(page);
  });

  await step('today is too late after 14:00, and a Sunday has only its morning', async () => {
    await expect(main.getByRole('radio', { name: /^wo.11 te laat/ })).toBeDisabled();
    await expect(main.getByText(/^Eerste levering: do.12.maart$/)).toBeVisible();
    await main.getByRole('radio', { name: /^zo.15/ }).check();
    await expect(main.getByRole('radio', { name: /^Voormiddag/ })).toBeChecked();
    await expect(main.getByRole('radio', { name: /^Namiddag/ })).toHaveCount(0);
    await judge(page);
  });

  await step('bags are counted to 15 kg, with VAT and a free delivery', async () => {
    await expect(order).toBeDisabled();
    await expect(ticket).toContainText(/Bestel minstens 15.kg/);
    await main.getByLabel(/^Zak van 1.kg, aantal/).fill('4');
    await main.getByLabel(/^Zak van 5.kg, aantal/).fill('3');
    await expect(ticket).toContainText(/Minimum van 15.kg bereikt/);
    expectedCents = centsOf(await sumOf(ticket, 'Totaal').innerText());
    expect(expectedCents).toBe(13_261);
    expect(centsOf(await sumOf(ticket, 'Levering').innerText())).toBe(0);
    await judge(page);
  });

  await step('the order is confirmed with its moment and its amount', async () => {
    await order.click();
    await expect(page).toHaveURL(/\/winkelwagen\/bevestiging\?order=\d+$/);
    orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
    await expect(main).toContainText(/We leveren je mosselen zondag.15.maart in de voormiddag/);
    expect(centsOf(await sumOf(main, 'Totaal').innerText())).toBe(expectedCents);
    await judge(page);
  });

  await step('it stands among the open orders, can be cancelled and not changed', async () => {
    await page.goto(`/bestelling-bekijken?order=${orderNumber}`);
    await expect(main).toContainText(/Mosselen zo.15.maart/);
    await expect(main).toContainText('Voormiddag');
    await expect(main.getByRole('button', { name: /^Annuleren|annuleren/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /wijzigen/i })).toHaveCount(0);
    await judge(page);
  });

  await step('sales support sees the moment', async () => {
    const office = await visit('desktop', 'nl');
    await signInAtOffice(office, 'support');
    await office.goto(`/backoffice/orders/${orderNumber}/show`);
    await expect(office.getByText('mosselen, voormiddag').first()).toBeVisible();
  });
});

journey('A customer of the afternoon orders mussels in French, on a phone', async ({ visit, step }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');
  const foot = page.getByRole('region', { name: 'Vos moules' });

  await step('the page offers the afternoon alone', async () => {
    await signIn(page, 'amelie', 'Brasserie du Perron');
    await page.goto('/fr/moules');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Commander des moules');
    await main.getByRole('radio', { name: /^ven\..13/ }).check();
    await expect(main.getByRole('radio', { name: /^Après-midi/ })).toBeChecked();
    await expect(main.getByRole('radio', { name: /^Matin/ })).toHaveCount(0);
    await judge(page);
  });

  await step('fingers count bags to the minimum', async () => {
    const more = main.getByRole('button', { name: /^Sac de 5.kg.: un de plus/ });
    for (let bag = 0; bag < 3; bag += 1) await more.tap();
    await expect(foot).toContainText(/15.kg/);
    await judge(page);
  });

  await step('a failure keeps the form and says so, and the order goes out at the second try', async () => {
    await page.route('**/api/mussel/order', (route) => route.fulfill({ status: 409, json: failure }), { times: 1 });
    await foot.getByRole('button', { name: 'Commander les moules' }).tap();
    await expect(page.getByText('Vos moules n’ont pas été commandées')).toBeVisible();
    await expect(main.getByLabel(/^Sac de 5.kg, nombre/)).toHaveValue('3');
    await foot.getByRole('button', { name: 'Commander les moules' }).tap();
    await expect(page).toHaveURL(/\/panier\/confirmation\?order=\d+$/);
    await expect(main).toContainText(/Nous livrons vos moules vendredi.13.mars dans l’après-midi/);
    await judge(page);
  });
});

const failure = {
  type: 'about:blank',
  title: 'Ce moment de livraison n’est plus possible',
  status: 409,
  code: 'basket.concurrent_change',
};

journey('A customer orders mussels by keyboard alone', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const ticket = page.getByRole('complementary', { name: 'Je mosselen' });

  await step('arrows choose a day and a moment, and step over closed days', async () => {
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    await page.goto('/nl/mosselen');
    await tabTo(page, main.getByRole('radio', { name: /^vr.13/ }));
    await press(page, 'Space');
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await expect(main.getByRole('radio', { name: /^ma.16/ })).toBeChecked();
    await tabTo(page, main.getByRole('radio', { name: /^Voormiddag/ }));
    await press(page, 'Space');
    await press(page, 'ArrowRight');
    await expect(main.getByRole('radio', { name: /^Namiddag/ })).toBeChecked();
  });

  await step('a number counts, arrows step it, and Enter does not send', async () => {
    await tabTo(page, main.getByLabel(/^Zak van 10.kg, aantal/));
    await typeText(page, '1');
    await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(main.getByLabel(/^Zak van 10.kg, aantal/)).toHaveValue('2');
    await expect(page).toHaveURL('/nl/mosselen');
  });

  await step('the reference that the customer requires is typed, and Enter on the button orders', async () => {
    await tabTo(page, main.getByLabel(/^Jouw bestelreferentie/));
    await typeText(page, 'MOSSELEN 11');
    const order = ticket.getByRole('button', { name: 'Mosselen bestellen' });
    await expect(order).toBeEnabled();
    await tabTo(page, order);
    await press(page, 'Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je bestelling is binnen');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
