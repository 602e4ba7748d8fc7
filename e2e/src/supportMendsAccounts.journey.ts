import { expect, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { logIn, signInAtOffice } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

journey('Sales support helps locked-out users by keyboard', async ({ visit, step }) => {
  const office = await visit('desktop', 'nl');
  const kitchen = await visit('desktop', 'nl');
  const main = office.getByRole('main');
  const heading = office.getByRole('heading', { level: 1 });
  const words = shopWords.nl;

  await step('three wrong passwords block a kitchen’s login', async () => {
    await kitchen.goto(words.paths.login);
    for (let attempt = 0; attempt < 3; attempt += 1) await tryPassword(kitchen, `Verkeerd-${attempt}`);
    await expect(kitchen.getByText(/geblokkeerd/).first()).toBeVisible();
  });

  await step('sales support finds the customer and sees the blocked user with the remaining time', async () => {
    await signInAtOffice(office, 'support');
    await tabTo(office, office.getByRole('link', { name: 'Klanten', exact: true }));
    await press(office, 'Enter');
    await tabTo(office, office.getByLabel('Naam, klantnummer of gemeente'));
    await typeText(office, 'bistro linde');
    const customerLink = main.getByRole('link', { name: 'Bistro Lindegaard' });
    await expect(main.getByRole('row')).toHaveCount(2);
    await tabTo(office, customerLink);
    await press(office, 'Enter');
    await expect(heading).toContainText('Bistro Lindegaard');
    await expect(main.getByText(/^Geblokkeerd, nog \d min$/)).toBeVisible();
  });

  await step('sales support unblocks the user with a reason from the list, which is mandatory', async () => {
    await tabTo(office, main.getByRole('button', { name: 'Deblokkeer Lotte Vermeersch' }));
    await press(office, 'Enter');
    const dialog = office.getByRole('dialog');
    await tabTo(office, dialog.getByRole('button', { name: 'Deblokkeer' }));
    await press(office, 'Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Kies een reden');
    await dialog.getByLabel(/^Reden/).selectOption({ label: 'aan de telefoon herkend' });
    await dialog.getByLabel(/^Reden/).focus();
    await tabTo(office, dialog.getByRole('button', { name: 'Deblokkeer' }));
    await press(office, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByText(/^Geblokkeerd, nog/)).toBeHidden();
    await expect(main.getByText('Blokkering opgeheven: aan de telefoon herkend')).toBeVisible();
    await logIn(kitchen, 'nl', 'lotte');
  });

  await step('a suspended user is logged out at once and can be reactivated', async () => {
    await press(office, 'Control+k');
    await typeText(office, 'vermeersch');
    await expect(office.getByRole('option', { name: /Lotte Vermeersch.*Gebruiker/ })).toBeVisible();
    await press(office, 'ArrowDown');
    await press(office, 'Enter');
    await expect(heading).toContainText('Lotte Vermeersch');
    await act(office, 'Opschorten', 'werkt er niet meer');
    await expect(heading).toContainText('Opgeschort');
    await kitchen.reload();
    await expect(kitchen.getByRole('link', { name: words.logIn }).first()).toBeVisible();
    await act(office, 'Weer activeren', 'was een vergissing');
    await expect(heading).toContainText('Actief');
    await expect(main.getByText('Gebruiker opgeschort: werkt er niet meer')).toBeVisible();
  });

  await step('support views the shop as that user, read-only', async () => {
    await tabTo(office, main.getByRole('button', { name: 'Meekijken als Lotte Vermeersch voor Bistro Lindegaard' }));
    await press(office, 'Enter');
    await choose(office, 'Meekijken', 'vraag aan de telefoon');
    const bar = office.getByRole('complementary', { name: 'Meekijken' });
    await expect(bar).toContainText('Je kijkt mee als Lotte Vermeersch voor Bistro Lindegaard · alleen lezen');
    const response = await office.request.post('/api/user/basket-reminder', { data: { is_wanted: false } });
    expect(response.status()).toBe(403);
    expect(((await response.json()) as { code: string }).code).toBe('view.read_only');
    await office.goto('/backoffice');
    await expect(main).toContainText('Je bent in de winkel ingelogd');
    await main.getByRole('link', { name: 'Terug naar de winkel' }).click();
    await tabTo(office, bar.getByRole('button', { name: 'Stoppen met meekijken' }));
    await press(office, 'Enter');
    await expect(heading).toContainText('Lotte Vermeersch');
  });

  await step('the customer’s history shows that view to an auditor', async () => {
    const auditor = await visit('desktop', 'nl');
    await signInAtOffice(auditor, 'auditor');
    await auditor.getByRole('button', { name: 'NL', exact: true }).click();
    await auditor.goto('/backoffice/customers/204118/show?tab=history');
    await expect(auditor.getByText('Kijkt mee als Lotte Vermeersch: vraag aan de telefoon')).toBeVisible();
    await expect(auditor.getByText('Kijkt niet meer mee als Lotte Vermeersch')).toBeVisible();
    await expect(auditor.getByRole('button', { name: 'Opschorten' })).toHaveCount(0);
  });
});

async function tryPassword(page: Page, password: string): Promise<void> {
  const { username, password: label, logIn: submit } = shopWords.nl;
  await page.getByLabel(username).fill('lotte');
  await page.getByLabel(label, { exact: true }).fill(password);
  const loginResponse = page.waitForResponse((answer) => answer.url().includes('/api/login'));
  await page.getByRole('button', { name: submit, exact: true }).click();
  await loginResponse;
}

async function act(page: Page, name: string, reason: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await press(page, 'Enter');
  await choose(page, name, reason);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function choose(page: Page, name: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reden/).selectOption({ label: reason });
  await dialog.getByLabel(/^Reden/).focus();
  await tabTo(page, dialog.getByRole('button', { name, exact: true }));
  await press(page, 'Enter');
}
