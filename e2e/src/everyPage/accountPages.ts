import type { Walk } from './walk.ts';

export async function accountPages({ page, language, words, paths, open, dialog }: Walk): Promise<void> {
  await dialog('keys', () => page.getByRole('contentinfo').getByRole('button', { name: words.shortcuts }).click());
  await dialog('account', () => page.getByRole('button', { name: words.account }).click());
  await open('the profile', paths.profile);
  await open('a link that confirms no address', `${paths.confirmEmail}?token=none`);
  await open('the customers', paths.customers);
  await open('a customer', paths.customer(language === 'nl' ? '204118' : '310222'));
  await open('a customer of somebody else', paths.customer('1'));
}
