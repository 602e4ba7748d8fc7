import { expect } from '@playwright/test';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { focusUnseen, press, tabTo } from './support/keyboard.ts';
import { signInAtOffice } from './support/logIn.ts';

const mostStops = 80;

journey('An auditor works in the office by keyboard alone', async ({ visit, step }) => {
  const office = await visit('desktop', 'nl');
  const events = office.getByRole('region', { name: 'Gebeurtenissen' });
  const slider = office.getByRole('slider');

  await step('an auditor logs in', async () => {
    await signInAtOffice(office, 'auditor');
    await office.getByRole('button', { name: 'NL', exact: true }).click();
  });

  for (const [name, address] of Object.entries({
    orders: '/backoffice/orders?filter={}',
    'an order': '/backoffice/orders/4402131/show',
    subscriptions: '/backoffice/subscriptions',
  }))
    await step(`${name}: the focus is seen wherever Tab brings it`, async () => {
      await office.goto(address);
      await isSettled(office);
      const unseen: string[] = [];
      for (let stop = 0; stop < mostStops; stop += 1) {
        await press(office, 'Tab');
        const element = await focusUnseen(office);
        if (element !== '') unseen.push(element);
      }
      expect(unseen).toEqual([]);
    });

  await step('the list of events is one tab stop, and the arrows move through its filtered events', async () => {
    await office.goto('/backoffice/orders/4402131/show');
    await expect(slider).toBeVisible();
    await expect(events.locator('li button[tabindex="0"]')).toHaveCount(1);
    await tabTo(office, events.getByRole('button', { name: /Voorraad toegewezen/ }));
    await press(office, 'ArrowDown');
    await expect(events.getByRole('button', { name: /Bestelling geplaatst/ })).toBeFocused();
    await expect(slider).toHaveAttribute('aria-valuetext', /Bestelling geplaatst/);
    await press(office, 'ArrowUp');
    await events.getByRole('combobox', { name: 'Toon' }).selectOption({ label: 'Klant' });
    await tabTo(office, events.getByRole('button', { name: /Bestelling geplaatst/ }), 'Shift+Tab');
    await press(office, 'ArrowDown');
    await expect(events.getByRole('button', { name: /Winkelwagen besteld/ })).toBeFocused();
  });

  await step('closing raw data returns the focus to its button', async () => {
    const raw = office.getByRole('button', { name: 'Ruwe data' });
    await tabTo(office, raw);
    await press(office, 'Enter');
    await expect(office.getByRole('dialog')).toBeVisible();
    await press(office, 'Escape');
    await expect(raw).toBeFocused();
  });

  await step('the verification keeps the focus on its button', async () => {
    const verify = office.getByRole('button', { name: 'Controleren' });
    await tabTo(office, verify, 'Shift+Tab');
    await press(office, 'Enter');
    await expect(office.getByRole('main')).toContainText('De geschiedenis klopt.');
    await expect(verify).toBeFocused();
  });
});
