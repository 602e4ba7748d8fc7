import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { waitForMail } from './support/readMails.ts';

/** Users of customers without other journeys. */
const sofie = { username: 'inkoop313011', email: 'sofie@campussintjozef.example' };
const eric = { username: 'achats313012', email: 'eric@atheneedelavallee.example' };
const newPassword = 'Rabarber7Taart!';
const link = /\/(?:wachtwoord-instellen|definir-mot-de-passe)\?token=[\w-]+/;

async function tabTo(page: Page, role: 'textbox' | 'button' | 'link' | 'tab', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by the keyboard`);
}

journey('A user who forgot the password or username recovers the login by mail', async ({ product, visit, step }) => {
  const desk = await visit('desktop', 'nl');
  const phone = await visit('phone', 'fr');

  await step('a buyer asks for a new password with the keyboard alone', async () => {
    await desk.goto('/inloggen');
    await tabTo(desk, 'tab', 'Inloggen');
    await desk.keyboard.press('ArrowRight');
    await expect(desk).toHaveURL(/mode=forgot-password/);
    await tabTo(desk, 'button', 'Mail me een link');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Vul je gebruikersnaam in')).toBeVisible();
    await expect(desk.getByLabel('Gebruikersnaam')).toBeFocused();
    await desk.keyboard.type(sofie.username);
    await desk.keyboard.press('Tab');
    await desk.keyboard.type('sofie@campus');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Dit is geen geldig e-mailadres')).toBeVisible();
    await desk.keyboard.press('ControlOrMeta+a');
    await desk.keyboard.type(sofie.email);
    expect(await findBarriers(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Kijk in je mailbox.')).toBeVisible();
    expect(await findBarriers(desk)).toEqual([]);
  });

  await step('the link of the mail asks for a password and lists its unmet rules', async () => {
    const [path] = await waitForMail(product, sofie.email, link);
    await desk.goto(path);
    await expect(desk.getByText(`Voor je login ${sofie.username}.`)).toBeVisible();
    await tabTo(desk, 'textbox', 'Nieuw wachtwoord');
    await desk.keyboard.type('rabarber');
    const rule = (name: RegExp) => desk.getByRole('listitem').filter({ hasText: name });
    await expect(rule(/hoofdletter: nog niet in orde/)).toBeVisible();
    await expect(rule(/kleine letter: in orde/)).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Nieuw wachtwoord', { exact: true })).toBeFocused();
    expect(await findBarriers(desk)).toEqual([]);
    await desk.keyboard.press('ControlOrMeta+a');
    await desk.keyboard.type(newPassword);
    await tabTo(desk, 'textbox', 'Nieuw wachtwoord, nog eens');
    await desk.keyboard.type(newPassword);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Je nieuwe wachtwoord is bewaard.')).toBeVisible();
  });

  await step('the new password logs in, and the link works only once', async () => {
    const [path] = await waitForMail(product, sofie.email, link);
    await tabTo(desk, 'link', 'Naar inloggen');
    await desk.keyboard.press('Enter');
    await tabTo(desk, 'textbox', 'Gebruikersnaam');
    await desk.keyboard.type(sofie.username);
    await tabTo(desk, 'textbox', 'Wachtwoord');
    await desk.keyboard.type(newPassword);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL('/');
    await phone.goto(path);
    await expect(phone.getByText('Deze link is ongeldig of vervallen.')).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
  });

  await step(
    'in French, on a phone, the username comes by mail, and the page does not reveal which addresses have a login',
    async () => {
      for (const email of ['personne@talloor.example', eric.email]) {
        await phone.goto('/connexion?mode=forgot-username');
        await phone.getByLabel('Adresse e-mail').fill(email);
        await phone.getByRole('button', { name: 'M’envoyer mon nom d’utilisateur' }).click();
        await expect(phone.getByText('Consultez vos e-mails.')).toBeVisible();
      }
      expect(await findBarriers(phone)).toEqual([]);
      await waitForMail(product, eric.email, new RegExp(eric.username));
    },
  );
});
