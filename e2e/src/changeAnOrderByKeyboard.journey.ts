import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { focusUnseen, press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { placeOrder, placeOrderInNewBasket } from './support/placeOrder.ts';
import { emptyBasket } from './support/putIntoBasket.ts';

const [ownCustomer, sharedCustomer] = ['Tuinzaal Oude Vismijn', 'Bistro Lindegaard'];
const items = { 131209: 48, 131244: 6, 100431: 6 };

const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const { activeElement } = document;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null || !(activeElement.contains(there) || there.contains(activeElement));
  })()`);

journey('A customer changes an open order by keyboard alone', async ({ visit, step, check }) => {
  const desk = await visit('desktop', 'nl');
  const phone = await visit('phone', 'fr');
  const karim = await visit('desktop', 'nl');
  const lotte = await visit('desktop', 'nl');
  const main = desk.getByRole('main');
  let order = '';
  let other = '';

  /** Navigation focuses the heading. */
  const atHeading = async (page: Page, words: string | RegExp) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toContainText(words);
    await expect(heading).toBeFocused();
  };

  await step('Enter on an order’s link opens its changes', async () => {
    await signIn(desk, 'lotte', ownCustomer);
    order = await placeOrder(desk, { items, reference: 'TOETSEN' });
    await desk.goto(`/bestelling-bekijken?order=${order}`);
    await tabTo(desk, main.getByRole('link', { name: `Wijzigen, bestelling ${order}` }));
    await press(desk, 'Enter');
    await atHeading(desk, 'Bestelling wijzigen');
  });

  await step('a number and Enter move the focus to the next line, line after line', async () => {
    const fields = main.getByRole('spinbutton');
    await tabTo(desk, fields.first());
    for (const [index, number] of ['12', '54', '12'].entries()) {
      await expect(fields.nth(index)).toBeFocused();
      expect(await focusUnseen(desk)).toBe('');
      await typeText(desk, number);
      await press(desk, 'Enter');
    }
    await expect(main.getByRole('button', { name: '3 wijzigingen doorsturen' })).toBeEnabled();
    await expect(desk.locator(':focus')).toBeVisible();
  });

  await check('the focus stays on a line that is removed and restored', async () => {
    const row = main.getByRole('row', { name: /131244/ });
    const field = row.getByRole('spinbutton');
    const back = row.getByRole('button', { name: 'Zet terug op 6 st, Culinaire room 20 % UHT 1 l' });
    await tabTo(desk, field, 'Shift+Tab');
    await press(desk, 'Delete');
    await expect(back).toBeFocused();
    await press(desk, 'Enter');
    await expect(field).toBeFocused();
    await typeText(desk, '12');
    await press(desk, 'Enter');
    await expect(main.getByRole('button', { name: '3 wijzigingen doorsturen' })).toBeEnabled();
  });

  await step('the choice for a shortage stands beside its line', async () => {
    const choice = main.getByRole('combobox', { name: /^Bij tekort: Volle room 35/ });
    await tabTo(desk, choice, 'Shift+Tab');
    await typeText(desk, 'Nooit');
    await expect(choice).toHaveValue('never');
    await expect(choice).toBeFocused();
  });

  await check('cancelling changes asks for confirmation, and Escape returns the focus', async () => {
    const drop = main.getByRole('button', { name: 'Wijzigingen weggooien' });
    await tabTo(desk, drop);
    await press(desk, 'Enter');
    const dialog = desk.getByRole('dialog', { name: `Wijzigingen van bestelling ${order} weggooien?` });
    await expect(dialog.getByText('3 wijzigingen vervallen')).toBeVisible();
    expect(await findBarriers(desk)).toEqual([]);
    await press(desk, 'Escape');
    await expect(drop).toBeFocused();
  });

  await step('the confirmation of the submitted changes counts them', async () => {
    await tabTo(desk, main.getByRole('button', { name: '3 wijzigingen doorsturen' }), 'Shift+Tab');
    await press(desk, 'Enter');
    await expect(desk).toHaveURL(`/bestelling-wijzigen-bevestiging?order=${order}`);
    await atHeading(desk, `Bestelling ${order} gewijzigd`);
    await expect(main.getByText('3 wijzigingen doorgestuurd')).toBeVisible();
  });

  await step('the receipt opens by key, and Back returns to the confirmation', async () => {
    await tabTo(desk, main.getByRole('link', { name: 'Ontvangstbewijs', exact: true }));
    await press(desk, 'Enter');
    await atHeading(desk, 'Ontvangstbewijs, versie 2');
    await desk.goBack();
    await atHeading(desk, `Bestelling ${order} gewijzigd`);
  });

  await step('the versions are compared by key, and the order goes back to the first', async () => {
    await desk.goto(`/bestelling-bekijken?order=${order}`);
    await tabTo(desk, main.getByRole('link', { name: 'Versie 2: alle versies bekijken' }));
    await press(desk, 'Enter');
    await atHeading(desk, `Versies van bestelling ${order}`);
    await expect(main.getByRole('table', { name: 'Van versie 1 naar versie 2' })).toBeVisible();
    await tabTo(desk, main.getByRole('button', { name: 'Terug naar versie 1' }));
    await press(desk, 'Enter');
    await atHeading(desk, `Bestelling ${order} gewijzigd`);
    await expect(main.getByText('Versie 3', { exact: true })).toBeVisible();
    await expect(main.getByRole('combobox', { name: /^Bij tekort: Volle room 35/ })).toHaveValue('never');
  });

  await step('reordering by key leads to the basket', async () => {
    await desk.goto(`/bestelling-bekijken?order=${order}`);
    await emptyBasket(desk);
    await tabTo(desk, main.getByRole('button', { name: `Opnieuw bestellen, bestelling ${order}` }));
    await press(desk, 'Enter');
    await expect(desk).toHaveURL('/winkelwagen');
    await atHeading(desk, /Winkelwagen/);
    await emptyBasket(desk);
  });

  await step('the order is cancelled by key, after a confirmation', async () => {
    await desk.goto(`/bestelling-bekijken?order=${order}`);
    await tabTo(desk, main.getByRole('button', { name: `Bestelling annuleren, ${order}` }));
    await press(desk, 'Enter');
    const dialog = desk.getByRole('dialog', { name: new RegExp(order) });
    await tabTo(desk, dialog.getByRole('button', { name: 'Bestelling annuleren' }));
    await press(desk, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Geannuleerd', { exact: true }).first()).toBeVisible();
    await expect(desk.locator(':focus')).toBeVisible();
  });

  await step('a colleague takes over the hold of an order', async () => {
    await signIn(karim, 'karim');
    other = await placeOrderInNewBasket(karim, { items, reference: 'COLLEGA' });
    await karim.goto(`/bestelling-wijzigen?order=${other}`);
    await expect(karim.getByText('Voor jou vergrendeld tot')).toBeVisible();
    await signIn(lotte, 'lotte', sharedCustomer);
    await lotte.goto(`/bestelling-wijzigen?order=${other}`);
    await expect(
      lotte
        .getByRole('main')
        .getByText(/Karim wijzigt/)
        .first(),
    ).toBeVisible();
    await tabTo(lotte, lotte.getByRole('main').getByRole('button', { name: 'Overnemen' }));
    await press(lotte, 'Enter');
    await atHeading(lotte, 'Bestelling wijzigen');
    await expect(lotte.getByText('Voor jou vergrendeld tot')).toBeVisible();
    await expect(karim.getByText(/^Lotte .* wijzigt deze bestelling nu\./)).toBeVisible();
    await expect(karim.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
    await expect(karim.getByRole('button', { name: 'Vraag om vrij te geven' })).toBeVisible();
    expect(await findBarriers(karim)).toEqual([]);
  });

  await step('on a phone’s width in French, the footer covers no focused element', async () => {
    // Her second window would take the order back.
    await lotte.close();
    await signIn(phone, 'lotte', sharedCustomer);
    await phone.goto(`/modifier-commande?order=${other}`);
    const content = phone.getByRole('main');
    const fields = content.getByRole('spinbutton');
    await tabTo(phone, fields.first());
    for (const [index, number] of ['12', '54', '12'].entries()) {
      await expect(fields.nth(index)).toBeFocused();
      expect(await isCovered(phone)).toBe(false);
      await typeText(phone, number);
      await press(phone, 'Enter');
    }
    const foot = phone.getByRole('region', { name: 'Vos modifications' });
    await expect(foot.getByText('Modifiable jusqu’à')).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
    await tabTo(phone, foot.getByRole('button', { name: 'Abandonner les modifications' }));
    await press(phone, 'Enter');
    await tabTo(phone, phone.getByRole('dialog').getByRole('button', { name: 'Continuer à modifier' }));
    await press(phone, 'Enter');
    await tabTo(phone, foot.getByRole('button', { name: 'Envoyer' }));
    await press(phone, 'Enter');
    await atHeading(phone, `Commande ${other} modifiée`);
  });

  await check(
    'the colleague who lost the hold gets it back by a key after the submission, and not before',
    async () => {
      await expect(karim.getByText('Je vergrendeling is voorbij.').first()).toBeVisible();
      await expect(karim.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
      await karim.getByRole('button', { name: 'Opnieuw vergrendelen' }).press('Enter');
      await expect(karim.getByText('Voor jou vergrendeld tot')).toBeVisible();
      await expect(karim.getByRole('main').getByRole('spinbutton')).toHaveCount(3);
    },
  );
});
