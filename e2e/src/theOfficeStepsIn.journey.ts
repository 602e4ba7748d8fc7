import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { openLarge, readsLarge } from './support/readLarge.ts';
import { signIn } from './support/logIn.ts';
import { placeOrderBeside } from './support/placeOrder.ts';

const cream = 'Volle room 35 % UHT 1 l';
/** Not picked; used by this journey only. */
const closedOrder = '4401951';
/** Open, of a customer with two users. */
const sharedOrder = '4401826';

journey('The office steps in, and the customer sees it at once', async ({ visit, step, check }) => {
  const shop = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const main = shop.getByRole('main');
  const desk = office.getByRole('main');
  const dialog = office.getByRole('dialog');
  const choose = async (reason: string, button: string) => {
    await dialog.getByRole('combobox').selectOption(reason);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  let order = '';

  await step('an order is open on the customer’s screen and in the office', async () => {
    await signIn(shop, 'lotte', 'Lindegaard aan Zee');
    order = await placeOrderBeside(shop, { items: { 131209: 48, 131244: 6 }, reference: 'KANTOOR' });
    await shop.goto(`/bestelling-bekijken?order=${order}`);
    await signIn(office, 'support');
    await office.goto(`/backoffice/orders/${order}/show`);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(order);
  });

  await step('a note stands beside it, in its history and as a mark in the list', async () => {
    await desk.getByLabel('Nieuwe notitie').fill('Belde: leveren via de zijdeur.');
    await desk.getByRole('button', { name: 'Notitie bewaren' }).click();
    await expect(desk.getByRole('region', { name: 'Notities' }).getByRole('listitem')).toContainText('zijdeur');
    await expect(desk.getByRole('region', { name: 'Gebeurtenissen' })).toContainText('Notitie 1 van het kantoor');
    expect(await findBarriers(office)).toEqual([]);
    await office.goto('/backoffice/orders');
    await office.getByRole('combobox', { name: 'Kantoor' }).selectOption('Met notitie');
    await expect(desk.getByRole('row').filter({ hasText: order })).toContainText('1 notitie');
  });

  await step(
    'its lines are corrected by numbers and Enter, and for a reason it is done in the customer’s name',
    async () => {
      await office.goto(`/backoffice/orders/${order}/show`);
      await desk.getByRole('link', { name: 'Aanpassen voor klant' }).click();
      const field = desk.getByRole('textbox', { name: `Nieuw aantal st ${cream}` });
      await field.fill('54');
      await office.keyboard.press('Enter');
      await expect(field).not.toBeFocused();
      const line = desk.getByRole('row', { name: /Volle room 35/ });
      await expect(line).toContainText('+6');
      await expect(desk.getByRole('button', { name: '1 wijziging doorvoeren' })).toBeEnabled();
      expect(await findBarriers(office)).toEqual([]);
      await office.keyboard.press('Control+Enter');
      await choose('asked_by_customer', '1 wijziging doorvoeren');
      await expect(office).toHaveURL(`/backoffice/orders/${order}/show`);
      const versions = desk
        .getByRole('region', { name: 'Versies' })
        .getByRole('row')
        .filter({ hasText: 'in naam van' });
      await expect(versions.first()).toContainText('op vraag van de klant');
    },
  );

  await step(
    'the customer’s page has the new quantity by itself, and its versions say that the office did it',
    async () => {
      await expect(main.getByRole('row', { name: /Volle room 35/ })).toContainText('54');
      await expect(main.getByText(/^Laatst gewijzigd op .* door de klantendienst$/)).toBeVisible();
      await main.getByRole('link', { name: 'Versie 2: alle versies bekijken' }).click();
      await expect(main.getByRole('row', { name: /Versie 2/ }).first()).toContainText(
        'door de klantendienst, in jouw naam: op vraag van de klant',
      );
      await expect(main).not.toContainText('Nele');
      await shop.goto(`/bestelling-bekijken?order=${order}`);
    },
  );

  const [cook, buyer] = [await visit('desktop', 'nl'), await visit('desktop', 'nl')];

  await step('elsewhere who finds an order in use asks for it, and who holds it is told while they work', async () => {
    await Promise.all([signIn(buyer, 'inkoop316042'), signIn(cook, 'keuken316042')]);
    await buyer.goto(`/bestelling-wijzigen?order=${sharedOrder}`);
    await expect(buyer.getByText('Voor jou vergrendeld tot')).toBeVisible();
    await cook.goto(`/bestelling-wijzigen?order=${sharedOrder}`);
    await cook.getByRole('button', { name: 'Vraag om vrij te geven' }).click();
    await expect(cook.getByText('Gevraagd aan')).toBeVisible();
    expect(await findBarriers(cook)).toEqual([]);
  });

  await step('locked by the office, the customer reads why within seconds', async () => {
    await desk.getByRole('button', { name: 'Vergrendelen' }).click();
    await choose('checking_stock', 'Vergrendelen');
    await expect(main.getByText('Tijdelijk vergrendeld: we kijken de voorraad na')).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Vergrendeld');
    await desk.getByRole('button', { name: 'Ontgrendelen' }).click();
    await choose('checked', 'Ontgrendelen');
    await expect(buyer.getByText('wil deze bestelling wijzigen')).toBeVisible();
    expect(await findBarriers(buyer)).toEqual([]);
    await buyer.getByRole('button', { name: 'Vrijgeven' }).click();
    await expect(buyer).toHaveURL(`/bestelling-bekijken?order=${sharedOrder}`);
  });

  await step('cancelled by the office, the customer sees it; let go, an order is that of who asked', async () => {
    await desk.getByRole('button', { name: 'Annuleren voor klant' }).click();
    await choose('asked_by_customer', 'Annuleren voor klant');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Geannuleerd');
    await expect(main.getByText('Geannuleerd', { exact: true }).first()).toBeVisible();
    await expect(cook.getByText(`Bestelling ${sharedOrder} is vrij`)).toBeVisible();
    await cook.getByRole('button', { name: 'Wijzigingen annuleren' }).first().click();
  });

  await check('an order is corrected on a phone and in large text too', async () => {
    const address = `/backoffice/orders/${closedOrder}/correct`;
    for (const view of [
      { width: 320, percent: 100 },
      { width: 820, percent: 200 },
    ]) {
      await openLarge(office, view, address);
      await expect(desk.getByRole('textbox', { name: /^Nieuw aantal/ }).first()).toBeVisible();
      await readsLarge(office, view);
      expect(await findBarriers(office)).toEqual([]);
    }
    await openLarge(office, { width: 1440, percent: 100 }, address);
  });

  await check('after its deadline an order is corrected, and corrected back', async () => {
    const field = desk.getByRole('textbox', { name: /^Nieuw aantal/ }).first();
    for (const change of [1, -1]) {
      await office.goto(`/backoffice/orders/${closedOrder}/correct`);
      await field.fill(String(Number(await field.inputValue()) + change));
      await office.keyboard.press('Enter');
      await desk.getByRole('button', { name: '1 wijziging doorvoeren' }).click();
      await choose('our_mistake', '1 wijziging doorvoeren');
      await expect(desk.getByRole('heading', { level: 1 })).toContainText('Verwerkt');
    }
    await expect(desk.getByRole('region', { name: 'Versies' })).toContainText('terug naar versie 1');
  });
});
