import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { password } from './support/logIn.ts';
import { centsOf } from './support/money.ts';
import { daysBetween, focusedDay, focusIsIn, focusUnseen, press, tabTo, typeText } from './support/keyboard.ts';
import { sumOf } from './support/sumOf.ts';

journey('A customer orders by keyboard alone', { tag: '@main' }, async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const ticket = page.getByRole('complementary', { name: 'Samenvatting' });
  const picker = page.getByRole('dialog', { name: 'Kies je leverdag' });
  let expectedCents = 0;

  await step('the login works by Tab and Enter', async () => {
    await page.goto('/inloggen');
    await tabTo(page, page.getByLabel('Gebruikersnaam'));
    await typeText(page, 'lotte');
    await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }));
    await typeText(page, password);
    await press(page, 'Enter');
  });

  await step('the choice of customer holds the focus, and Enter chooses', async () => {
    const dialog = page.getByRole('dialog', { name: 'Voor wie bestel je?' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(box.ownerDocument.activeElement))).toBe(true);
    await tabTo(page, dialog.getByRole('button', { name: /^Lindegaard aan Zee/ }));
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(title).toContainText('Lotte');
  });

  await step('the skip link is the first stop and leads to the content', async () => {
    await page.reload();
    await expect(title).toBeVisible();
    await press(page, 'Tab');
    const skip = page.getByRole('link', { name: 'Naar de inhoud' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await press(page, 'Tab');
    expect(await focusIsIn(page, 'main')).toBe(true);
  });

  await step('/ moves the focus to the search, and Enter to the heading of the results', async () => {
    await press(page, '/');
    const search = page.getByRole('combobox', { name: 'Zoek op artikel, merk of nummer' });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await typeText(page, 'kaas');
    await press(page, 'Enter');
    await expect(page).toHaveURL('/zoekresultaten?keywords=kaas');
    await expect(title).toBeFocused();
  });

  await step('a number and Enter move the focus to the next row, line after line', async () => {
    const rows = main.getByRole('row').filter({ has: page.getByRole('button', { name: /^Toevoegen/ }) });
    const numbers: string[] = [];
    for (const index of [0, 1, 2])
      numbers.push(/\b\d{6}\b/.exec(await rows.nth(index).getByRole('rowheader').innerText())?.[0] ?? '');
    await tabTo(page, rows.first().getByRole('button', { name: /^Toevoegen/ }));
    for (const number of numbers) {
      const row = main.getByRole('row').filter({ has: page.getByText(number, { exact: true }) });
      await expect(row.locator(':focus')).toBeVisible();
      await typeText(page, '6');
      await press(page, 'Enter');
      await expect(row.getByRole('spinbutton')).not.toHaveValue('0');
    }
  });

  await step('arrow keys step a quantity, and Esc restores the previous number', async () => {
    const field = main.getByRole('spinbutton').first();
    await tabTo(page, field, 'Shift+Tab');
    const before = await field.inputValue();
    await press(page, 'ArrowUp');
    await expect(field).not.toHaveValue(before);
    await press(page, 'ArrowDown');
    await expect(field).toHaveValue(before);
    await typeText(page, '77');
    await press(page, 'Escape');
    await expect(field).toHaveValue(before);
  });

  await step('? lists the shortcuts, and Esc closes the list and returns the focus', async () => {
    await tabTo(page, page.getByRole('link', { name: /^Winkelwagen/ }), 'Shift+Tab');
    await press(page, '?');
    const keys = page.getByRole('dialog', { name: 'Sneltoetsen' });
    await expect(keys).toBeVisible();
    await press(page, 'Escape');
    await expect(keys).toBeHidden();
    await expect(page.getByRole('link', { name: /^Winkelwagen/ })).toBeFocused();
  });

  await step('Enter on the basket link opens the basket', async () => {
    await press(page, 'Enter');
    await expect(page).toHaveURL('/winkelwagen');
    await expect(title).toBeFocused();
  });

  await step('Esc closes the calendar and returns the focus', async () => {
    const open = ticket.getByRole('button', { name: /^(Kies je leverdag|Levering)/ }).first();
    await tabTo(page, open);
    await press(page, 'Enter');
    await expect(picker).toBeVisible();
    await press(page, 'Escape');
    await expect(picker).toBeHidden();
    await expect(open).toBeFocused();
    await press(page, 'Enter');
    await expect(picker).toBeVisible();
  });

  await step('arrow keys move by day and week in the calendar, and Enter chooses the day', async () => {
    const chosenDay = picker.getByRole('table').getByRole('button', { pressed: true });
    await tabTo(page, chosenDay);
    const first = await focusedDay(page);
    await press(page, 'ArrowRight');
    expect(daysBetween(first, await focusedDay(page))).toBe(1);
    await press(page, 'ArrowDown');
    expect(daysBetween(first, await focusedDay(page))).toBe(8);
    await press(page, 'ArrowUp');
    await press(page, 'ArrowLeft');
    expect(await focusedDay(page)).toBe(first);
    for (let day = first; ; day = await focusedDay(page)) {
      await press(page, 'ArrowRight');
      if (daysBetween(day, await focusedDay(page)) !== 1) throw new Error('no other deliverable day in the calendar');
      if ((await page.locator(':focus').getAttribute('aria-disabled')) === null) break;
    }
    await press(page, 'Enter');
    await tabTo(page, picker.getByRole('button', { name: /^Bevestig / }));
    await press(page, 'Enter');
    await expect(picker).toBeHidden();
  });

  await step('the focused element is visible at every stop', async () => {
    for (let stop = 0; stop < 12; stop += 1) {
      await press(page, 'Tab');
      expect(await focusUnseen(page)).toBe('');
    }
  });

  await step('the checkout and its confirmation work by Tab and Enter', async () => {
    const order = ticket.getByRole('button', { name: 'Bestellen' });
    await expect(order).toBeEnabled();
    await tabTo(page, order);
    await press(page, 'Enter');
    await expect(page).toHaveURL('/winkelwagen/gegevens');
    await expect(title).toBeFocused();
    await tabTo(page, page.getByLabel(/^Jouw bestelreferentie/));
    await typeText(page, 'Zonder muis');
    await tabTo(page, page.getByLabel(/^Bericht bij de bestelling/));
    await typeText(page, 'Alles met het toetsenbord.');
    const place = ticket.getByRole('button', { name: 'Bestelling plaatsen' });
    await expect(place).toBeEnabled();
    expectedCents = centsOf(await sumOf(ticket, 'Totaal').innerText());
    await tabTo(page, place);
    await press(page, 'Enter');
    await expect(title).toHaveText('Bedankt, je bestelling is binnen');
    await expect(title).toBeFocused();
    expect(centsOf(await sumOf(main, 'Totaal').innerText())).toBe(expectedCents);
  });

  await step('Enter opens the open orders', async () => {
    await tabTo(page, main.getByRole('link', { name: 'Naar mijn bestellingen' }));
    await press(page, 'Enter');
    await expect(main.getByText('Zonder muis')).toBeVisible();
  });
});
