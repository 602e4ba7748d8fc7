import { expect } from '@playwright/test';
import type { Walk } from './walk.ts';

export async function visitorPages({ page, language, words, paths, walker, judge, check, open }: Walk): Promise<void> {
  await open('a visitor’s start page', `${paths.start}?lang=${language}`);
  await open('a visitor’s search', `${paths.search}?keywords=tomate`);
  await open('a visitor’s article', paths.product('155018'));
  await open('a visitor’s basket', paths.basket);
  await open('a page that is not there', `/${language}/verdwenen`);
  await open('the terms', paths.terms);
  await open('the questions', paths.faq);
  await open('a search in the questions', `${paths.faq}?q=${language === 'nl' ? 'faktuur' : 'factur'}`);
  await open('a fruitless search in the questions', `${paths.faq}?q=zzzz`);
  await open('the questions about payments', paths.paymentFaq);
  await open('a visitor’s question', paths.contact);
  await open('a link to no conversation', `${paths.contactReply}?token=none`);
  await open('becoming a customer', paths.registration);
  await open('a login for a customer number', `${paths.registration}?mode=activate&step=contact`);
  await open('a confirmation of no registration', paths.registrationDone);
  await open('a link that activates nothing', `${paths.activate}?token=1.2.3`);
  await open('a link to no question', paths.answer);
  await open('a login of one’s own', `${paths.login}?mode=register`);
  await open('a forgotten password', `${paths.login}?mode=forgot-password`);
  await open('a link that chooses no password', `${paths.resetPassword}?token=none`);
  await open('an invitation that opens nothing', `${paths.invitation}?token=none`);
  await open('a question about a replacement that nobody asked', `${paths.replacement}?token=none`);
  await open('an ERP system that brings nobody', `${paths.erp}?reason=hook`);
  await open('login', paths.login);
  await check('a refused login', async () => {
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await judge();
    await page.getByLabel(words.username).fill(walker.username);
    await page.getByLabel(words.password, { exact: true }).fill('fout');
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await judge();
  });
}
