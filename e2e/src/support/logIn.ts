import type { Page } from 'playwright-core';
import { expect } from './expect.ts';
import { shopWords, type Language } from './shopWords.ts';

export const password = 'Welkom-2026';

/** Opens the shop's login and logs in; ends where the shop lets one in. */
export async function logIn(page: Page, language: Language, username: string): Promise<void> {
  const words = shopWords[language];
  await page.goto(words.paths.login);
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** Picks whom one orders for in the dialog that opens after the login of a user with several customer numbers. */
export async function pickCustomer(page: Page, language: Language, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: shopWords[language].whoFor });
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

/** Logs in at the office; ends at the orders. */
export async function logInAtOffice(page: Page, username: string): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel(/^(Gebruikersnaam|Nom d’utilisateur)/).fill(username);
  await page.getByLabel(/^(Wachtwoord|Mot de passe)/).fill(password);
  await page.getByRole('button', { name: /^(Aanmelden|Se connecter)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Bestellingen|Commandes)/ })).toBeVisible();
}
