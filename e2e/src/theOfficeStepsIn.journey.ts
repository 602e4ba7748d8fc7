import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { openLarge, readsLarge } from './support/readLarge.ts';
import { signIn } from './support/logIn.ts';
import { placeOrderInNewBasket } from './support/placeOrder.ts';

const cream = 'Volle room 35 % UHT 1 l';
/** Not picked; used by this journey only. */
const closedOrder = '4401951';
/** Open, of a customer with two users. */
const sharedOrder = '4401826';

journey('The office changes a customer’s order, and the customer sees it at once', async ({ visit, step, check }) => {
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

  await step('the customer and the office open the same order', async () => {
    await signIn(shop, 'lotte', 'Lindegaard aan Zee');
    order = await placeOrderInNewBasket(shop, { items: { 131209: 48, 131244: 6 }, reference: 'KANTOOR' });
    await shop.goto(`/bestelling-bekijken?order=${order}`);
    await signIn(office, 'support');
    await office.goto(`/backoffice/orders/${order}/show`);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(order);
  });

  await step('a note of the office appears beside the order, in its history and in the list', async () => {
    await desk.getByLabel('Nieuwe notitie').fill('Belde: leveren via de zijdeur.');
    await desk.getByRole('button', { name: 'Notitie bewaren' }).click();
    await expect(desk.getByRole('region', { name: 'Notities' }).getByRole('listitem')).toContainText('zijdeur');
    await expect(desk.getByRole('region', { name: 'Gebeurtenissen' })).toContainText('Notitie 1 van het kantoor');
    expect(await findBarriers(office)).toEqual([]);
    await office.goto('/backoffice/orders');
    await office.getByRole('combobox', { name: 'Kantoor' }).selectOption('Met notitie');
    await expect(desk.getByRole('row').filter({ hasText: order })).toContainText('1 notitie');
  });

  await step('the office corrects lines by numbers and Enter, with a reason, on behalf of the customer', async () => {
    await office.goto(`/backoffice/orders/${order}/show`);
    await desk.getByRole('link', { name: 'Aanpassen voor klant' }).click();
    const field = desk.getByRole('textbox', { name: `Nieuw aantal st ${cream}` });
    await field.fill('54');
    await office.keyboard.press('Enter');
    await expect(field).not.toBeFocused();
    const line = desk.getByRole('row', { name: /131209/ });
    await expect(line).toContainText('+6');
    await expect(desk.getByRole('button', { name: '1 wijziging doorvoeren' })).toBeEnabled();
    expect(await findBarriers(office)).toEqual([]);
    await office.keyboard.press('Control+Enter');
    await choose('asked_by_customer', '1 wijziging doorvoeren');
    await expect(office).toHaveURL(`/backoffice/orders/${order}/show`);
    const versions = desk.getByRole('region', { name: 'Versies' }).getByRole('row').filter({ hasText: 'in naam van' });
    await expect(versions.first()).toContainText('op vraag van de klant');
  });

  await step('the customer’s page updates by itself, and its versions name the office', async () => {
    await expect(main.getByRole('row', { name: /Volle room 35/ })).toContainText('54');
    await expect(main.getByText(/^Laatst gewijzigd op .* door de klantendienst$/)).toBeVisible();
    await main.getByRole('link', { name: 'Versie 2: alle versies bekijken' }).click();
    await expect(main.getByRole('row', { name: /Versie 2/ }).first()).toContainText(
      'door de klantendienst, in jouw naam: op vraag van de klant',
    );
    await expect(main).not.toContainText('Nele');
    await shop.goto(`/bestelling-bekijken?order=${order}`);
  });

  const [cook, buyer] = [await visit('desktop', 'nl'), await visit('desktop', 'nl')];

  await step('a colleague asks the holder of an order to release it', async () => {
    await Promise.all([signIn(buyer, 'inkoop316042'), signIn(cook, 'keuken316042')]);
    await buyer.goto(`/bestelling-wijzigen?order=${sharedOrder}`);
    await expect(buyer.getByText('Voor jou vergrendeld tot')).toBeVisible();
    await cook.goto(`/bestelling-wijzigen?order=${sharedOrder}`);
    await cook.getByRole('button', { name: 'Vraag om vrij te geven' }).click();
    await expect(cook.getByText('Gevraagd aan')).toBeVisible();
    expect(await findBarriers(cook)).toEqual([]);
  });

  await step(
    'a lock by the office shows its reason to the customer, and the holder of the other order releases it',
    async () => {
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
    },
  );

  await step(
    'the customer sees the office’s cancellation, and the asking colleague gets the released order',
    async () => {
      await desk.getByRole('button', { name: 'Annuleren voor klant' }).click();
      await choose('asked_by_customer', 'Annuleren voor klant');
      await expect(desk.getByRole('heading', { level: 1 })).toContainText('Geannuleerd');
      await expect(main.getByText('Geannuleerd', { exact: true }).first()).toBeVisible();
      await expect(cook.getByText(`Bestelling ${sharedOrder} is vrij`)).toBeVisible();
      await cook.getByRole('button', { name: 'Wijzigingen weggooien' }).first().click();
    },
  );

  await check('the correction of an order works on a narrow screen and in large text', async () => {
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

  await check('the office corrects an order after its deadline, and back', async () => {
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
