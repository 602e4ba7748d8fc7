import { expect, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { password, sessionCookie } from '../product/openSessions.ts';
import { shopWords, type Language } from './shopWords.ts';

export { password };

const user = z.object({
  csrfToken: z.string(),
  username: z.string(),
  customers: z.array(z.object({ customer_number: z.string(), name: z.string() })),
});

type SessionCookie = Parameters<BrowserContext['addCookies']>[0][number];
/** Sessions of no open browser context, by username. */
const freeSessions = new Map<string, SessionCookie[]>();

export function offerSessions(sessions: Readonly<Record<string, readonly string[]>>): void {
  const cookie = { name: sessionCookie, domain: 'localhost', path: '/', httpOnly: true };
  for (const [username, values] of Object.entries(sessions))
    freeSessions.set(
      username,
      values.map((value) => ({ ...cookie, value })),
    );
}

/** Without the form. The page stays. Two open browser contexts never share a session. */
export async function signIn(page: Page, username: string, customer?: string): Promise<void> {
  const context = page.context();
  const freeSession = freeSessions.get(username)?.pop();
  if (freeSession === undefined) await post(page, '/nl/api/login', { username, password });
  else await context.addCookies([freeSession]);
  const { customers, ...currentUser } = await readUser(page);
  if (currentUser.username !== username) {
    // The session has ended meanwhile.
    await context.clearCookies({ name: sessionCookie });
    return signIn(page, username, customer);
  }
  if (customer !== undefined) {
    const chosenCustomer = customers.find(({ name }) => name === customer);
    await post(page, '/nl/api/user/customer', { customer_number: chosenCustomer?.customer_number });
  }
  const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie);
  context.once('close', () => {
    if (cookie) freeSessions.set(username, [...(freeSessions.get(username) ?? []), cookie]);
  });
}

const readUser = async (page: Page) => user.parse(await (await page.context().request.get('/nl/api/user')).json());

async function post(page: Page, path: string, data: object): Promise<void> {
  const { csrfToken } = await readUser(page);
  const answer = await page.context().request.post(path, { headers: { 'X-CSRF-Token': csrfToken }, data });
  expect(answer.status()).toBe(200);
}

export async function signInAtOffice(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await page.goto('/backoffice');
  await seesOrders(page);
}

/** By the form; ends at the start page. */
export async function logIn(page: Page, language: Language, username: string): Promise<void> {
  const words = shopWords[language];
  await page.goto(words.paths.login);
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page).toHaveURL('/');
}

export async function pickCustomer(page: Page, language: Language, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: shopWords[language].whoFor });
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

/** By the form; ends at the orders. */
export async function logInAtOffice(page: Page, username: string): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel(/^(Gebruikersnaam|Nom d’utilisateur)/).fill(username);
  await page.getByLabel(/^(Wachtwoord|Mot de passe)/).fill(password);
  await page.getByRole('button', { name: /^(Inloggen|Se connecter)$/ }).click();
  await seesOrders(page);
}

const seesOrders = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: /^(Bestellingen|Commandes)/ })).toBeVisible();
