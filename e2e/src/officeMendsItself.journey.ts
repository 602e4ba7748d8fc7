import { expect, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { logInAtOffice, password, signInAtOffice } from './support/logIn.ts';

const stream = '**/api/office/orders-stream';

journey('The office reports a lost connection and recovers from it', async ({ visit, step }) => {
  const office = await visit('desktop', 'nl');
  const orders = office.getByRole('main').getByRole('table');
  const slider = office.getByRole('slider');
  let moment = '';

  await step('a refused stream of new orders shows a message, and the orders stay readable', async () => {
    await signInAtOffice(office, 'support');
    await office.route(stream, (route) => route.fulfill({ status: 429 }));
    await office.reload();
    await expect(office.getByText('Verbinding verloren, we proberen opnieuw')).toBeVisible();
    await expect(orders.getByRole('row')).toHaveCount(26);
  });

  await step('the page of an order shows the same message', async () => {
    await orders.getByRole('link').first().click();
    await expect(slider).toBeVisible();
    await expect(office.getByText('Verbinding verloren, we proberen opnieuw')).toBeVisible();
  });

  await step('the message disappears once the connection is back', async () => {
    await office.unroute(stream);
    await expect(office.getByText('Verbinding verloren, we proberen opnieuw')).toBeHidden();
  });

  await step('an ended session leads to the login, with a message', async () => {
    await slider.focus();
    await office.keyboard.press('Home');
    await office.keyboard.press('ArrowRight');
    moment = (await slider.getAttribute('aria-valuetext')) ?? '';
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 2 van /);
    // Its stream ends with the session.
    await endSession(office);
    await expect(office.getByRole('alert')).toContainText('Je sessie is afgelopen');
  });

  await step('the new login leads back to the selected event', async () => {
    await office.getByLabel(/^Gebruikersnaam/).fill('support');
    await office.getByLabel(/^Wachtwoord/).fill(password);
    await office.getByRole('button', { name: 'Inloggen' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', moment);
  });

  await step('a logout leads to a login without a message', async () => {
    await office.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Inloggen in het kantoor' })).toBeVisible();
    await expect(office.getByRole('alert')).toHaveCount(0);
    await logInAtOffice(office, 'auditor');
  });
});

async function endSession(page: Page): Promise<void> {
  const { request } = page.context();
  const user = (await (await request.get('/nl/api/user')).json()) as { csrfToken: string };
  const answer = await request.post('/nl/api/logout', { headers: { 'X-CSRF-Token': user.csrfToken }, data: {} });
  expect(answer.status()).toBe(204);
}
