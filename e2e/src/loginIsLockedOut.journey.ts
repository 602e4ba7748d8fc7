import { expect } from './support/expect.ts';
import { findBarriers } from './support/findBarriers.ts';
import { playJourney } from './support/journey.ts';

/** A name of this run alone: nobody who orders is locked out by it. */
const username = `raadster-${Date.now()}`;

await playJourney('Whoever guesses passwords is told how long to wait', async ({ product, visit, step }) => {
  const page = await visit('desktop', 'nl');
  const button = page.getByRole('button', { name: /^Inloggen/ });
  const alert = page.getByRole('main').getByRole('alert');
  const timer = alert.getByRole('timer');
  const logIn = async (secret: string): Promise<number> => {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button.click();
    return (await answered).status();
  };
  const secondsLeft = async (): Promise<number> => {
    const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  };
  let retryAfter = 0;

  await step('each wrong password is refused, and the fields keep their text', async () => {
    await page.clock.install();
    await page.goto('/inloggen');
    await page.getByLabel('Gebruikersnaam').fill(username);
    for (let attempt = 1; attempt <= product.loginAttempts; attempt += 1) {
      expect(await logIn(`fout ${attempt}`)).toBe(401);
      await expect(alert).toContainText('Gebruikersnaam of wachtwoord klopt niet.');
      await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
      await expect(button).toBeEnabled();
    }
  });

  await step('one more closes the login: the button waits, its reason beside it', async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    expect(await logIn('weer fout')).toBe(429);
    retryAfter = Number((await answered).headers()['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    await expect(button).toBeDisabled();
    await expect(alert).toContainText('Te veel pogingen.');
    await expect(button).toHaveAccessibleDescription(/^Te veel pogingen\. *Je kunt over \d+:\d\d opnieuw inloggen\.$/);
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the countdown begins at what the server said and goes down', async () => {
    const before = await secondsLeft();
    expect(before).toBeLessThanOrEqual(retryAfter);
    expect(before).toBeGreaterThan(retryAfter - 60);
    await page.clock.fastForward('01:00');
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 60);
    await expect(button).toBeDisabled();
  });

  await step('when it is over the button can be pressed again', async () => {
    await page.clock.fastForward(retryAfter * 1000);
    await expect(button).toBeEnabled();
    await expect(alert).toContainText('Je kunt opnieuw inloggen.');
    await expect(timer).toHaveCount(0);
  });
});
