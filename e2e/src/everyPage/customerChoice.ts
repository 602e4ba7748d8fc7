import { expect } from '@playwright/test';
import { logIn, pickCustomer, signIn } from '../support/logIn.ts';
import type { Walk } from './walk.ts';

export async function customerChoice({
  page,
  language,
  words,
  paths,
  walker,
  judge,
  check,
  open,
}: Walk): Promise<void> {
  await check('customer choice', async () => {
    await logIn(page, language, walker.username);
    await expect(page.getByRole('dialog', { name: words.whoFor })).toBeVisible();
    await judge();
    await page.keyboard.press('Escape');
  });
  await open('start without a customer', paths.start);
  await open('orders without a customer', paths.orders);
  await check('start', async () => {
    await page.goto(paths.start);
    await page.getByRole('main').getByRole('button', { name: words.chooseCustomer }).click();
    await pickCustomer(page, language, walker.faulty);
    await judge();
  });
}

export const signInAsWalker = ({ page, walker }: Walk): Promise<void> => signIn(page, walker.username, walker.faulty);
