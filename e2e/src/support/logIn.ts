import { expect, type Cookie, type Page } from '@playwright/test';
import { z } from 'zod';
import { shopWords, type Language } from './shopWords.ts';

export const password = 'Welkom-2026';

const user = z.object({
  csrfToken: z.string(),
  username: z.string(),
  customers: z.array(z.object({ customer_number: z.string(), name: z.string() })),
});

type Session = { readonly key: string; readonly cookies: Cookie[]; isFree: boolean };
/** Reused, unless in use. */
const sessions: Session[] = [];

/** By API calls, without navigation. Open contexts never share a session. */
export async function signIn(page: Page, username: string, customer?: string): Promise<void> {
  const context = page.context();
  const key = `${username} for ${customer ?? 'the customer of the login'}`;
  const free = sessions.find((session) => session.isFree && session.key === key);
  if (free) {
    sessions.splice(sessions.indexOf(free), 1);
    await context.addCookies(free.cookies);
    if ((await readUser(page)).username !== username) return signIn(page, username, customer);
  } else await post(page, '/nl/api/login', { username, password });
  if (customer !== undefined) {
    const { customers } = await readUser(page);
    const chosen = customers.find(({ name }) => name === customer);
    await post(page, '/nl/api/user/customer', { customer_number: chosen?.customer_number });
  }
  const cookies = (await context.cookies()).filter(({ name }) => name === 'sid');
  const session = { key, cookies, isFree: false };
  sessions.push(session);
  context.once('close', () => {
    session.isFree = true;
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

export async function logInAtOffice(page: Page, username: string): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel(/^(Gebruikersnaam|Nom d’utilisateur)/).fill(username);
  await page.getByLabel(/^(Wachtwoord|Mot de passe)/).fill(password);
  await page.getByRole('button', { name: /^(Aanmelden|Se connecter)$/ }).click();
  await seesOrders(page);
}

const seesOrders = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: /^(Bestellingen|Commandes)/ })).toBeVisible();
