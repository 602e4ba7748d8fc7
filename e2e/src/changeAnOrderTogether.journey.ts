import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { placeOrderInNewBasket } from './support/placeOrder.ts';

const cream = 'Volle room 35 % UHT 1 l';

journey('Two colleagues change one order at the same time', async ({ visit, step, check }) => {
  const lotte = await visit('desktop', 'nl');
  const karim = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const chooseAtOffice = async (mode: string) => {
    await office.goto('/backoffice/customers/204118/show');
    await office.getByRole('button', { name: 'Afspraken wijzigen' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('radio', { name: mode }).check();
    await dialog.getByRole('combobox').selectOption('asked_by_customer');
    await dialog.getByRole('button', { name: 'Afspraken bewaren' }).click();
    await expect(dialog).toBeHidden();
  };
  const quantity = (page: typeof lotte) =>
    page.getByRole('main').getByRole('spinbutton', { name: `Aantal st ${cream}` });
  let order = '';

  await step('the office lets all users of a customer change orders together', async () => {
    await signIn(office, 'support');
    await chooseAtOffice('Alle gebruikers samen');
    await expect(office.getByText('Alle gebruikers samen', { exact: true })).toBeVisible();
  });

  await step('both users open the order, and neither holds it', async () => {
    await signIn(lotte, 'lotte', 'Bistro Lindegaard');
    await signIn(karim, 'karim');
    order = await placeOrderInNewBasket(lotte, { items: { 131209: 48, 131244: 6 }, reference: 'SAMEN' });
    for (const page of [lotte, karim]) {
      await page.goto(`/bestelling-wijzigen?order=${order}`);
      await expect(page.getByText('Samen wijzigen')).toBeVisible();
    }
  });

  await step(
    'two changes of one line ask the later user for a decision, and the other changes go together',
    async () => {
      await quantity(lotte).fill('54');
      await quantity(lotte).press('Enter');
      await quantity(karim).fill('60');
      await quantity(karim).press('Enter');
      await karim.getByRole('button', { name: '1 wijziging doorsturen' }).click();
      await expect(karim).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
      await expect(lotte.getByText('Karim zette dit ondertussen op 60 st. Jij wilt 54 st.')).toBeVisible();
      await expect(lotte.getByRole('button', { name: '1 wijziging doorsturen' })).toBeDisabled();
      expect(await findBarriers(lotte)).toEqual([]);
      await lotte.getByRole('button', { name: `Toch 54 st, ${cream}` }).click();
      await lotte.getByRole('button', { name: '1 wijziging doorsturen' }).click();
      await expect(lotte).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
      await expect(lotte.getByRole('main').getByText('Versie 3', { exact: true })).toBeVisible();
    },
  );

  await check('the office sees all versions of the order, with their authors', async () => {
    await office.goto(`/backoffice/orders/${order}/show`);
    const versions = office.getByRole('table', { name: 'Versies' });
    await expect(versions.getByRole('row', { name: /Karim/ })).toContainText('1 regel anders');
    await expect(office.getByRole('table', { name: 'Van versie 2 naar versie 3' })).toContainText('54');
  });

  await step('the office switches back to one user at a time', async () => {
    await chooseAtOffice('Eén gebruiker tegelijk');
  });
});
