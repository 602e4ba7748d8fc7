import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';

/** So that no other user is locked out. */
const username = `raadster-${Date.now()}`;

journey('Wrong passwords block a login for five minutes', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const button = page.getByRole('button', { name: /^Inloggen…?$/ });
  const alert = page.getByRole('main').getByRole('alert');
  const timer = alert.getByRole('timer');
  const logIn = async (secret: string): Promise<number> => {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
    const loginResponse = page.waitForResponse((response) => response.request().method() === 'POST');
    await button.click();
    return (await loginResponse).status();
  };
  const secondsLeft = async (): Promise<number> => {
    const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  };

  await step('each wrong password names the remaining attempts, and the username stays in its field', async () => {
    await page.clock.install();
    await page.goto('/inloggen');
    await page.getByLabel('Gebruikersnaam').fill(username);
    for (const attemptsText of ['Nog 2 pogingen', 'Nog 1 poging']) {
      expect(await logIn(`fout ${attemptsText}`)).toBe(401);
      await expect(alert).toContainText('Gebruikersnaam of wachtwoord klopt niet.');
      await expect(alert).toContainText(`${attemptsText}, daarna is je login 5 minuten geblokkeerd.`);
      await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
      await expect(button).toBeEnabled();
    }
  });

  await step(
    'the third wrong password blocks the login and disables the button, with the reason beside it',
    async () => {
      expect(await logIn('weer fout')).toBe(429);
      await expect(button).toBeDisabled();
      await expect(alert).toContainText('Je login is geblokkeerd na 3 foute pogingen.');
      await expect(button).toHaveAccessibleDescription(/Probeer over 5 minuten opnieuw \(nog *\d:\d\d/);
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  await step('the countdown begins at five minutes and goes down', async () => {
    const before = await secondsLeft();
    expect(before).toBeLessThanOrEqual(300);
    expect(before).toBeGreaterThan(240);
    await page.clock.fastForward('01:00');
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 60);
    await expect(button).toBeDisabled();
  });

  await step('another username can be tried during the block, and the link to a new password works', async () => {
    await page.getByLabel('Gebruikersnaam').fill(`${username}-2`);
    await expect(button).toBeEnabled();
    await page.getByLabel('Gebruikersnaam').fill(username);
    await expect(button).toBeDisabled();
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await expect(page.getByRole('tab', { name: 'Wachtwoord vergeten', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Inloggen' }).click();
  });

  await step('the block survives a reload, and the button is enabled after its end', async () => {
    await page.goto('/inloggen');
    await page.getByLabel('Gebruikersnaam').fill(username);
    expect(await logIn('nog eens fout')).toBe(429);
    await page.clock.fastForward('05:01');
    await expect(button).toBeEnabled();
    await expect(alert).toContainText('Je kunt opnieuw inloggen.');
    await expect(timer).toHaveCount(0);
  });
});
