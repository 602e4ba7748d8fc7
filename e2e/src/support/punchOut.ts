import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { password } from './logIn.ts';
import type { Language } from './shopWords.ts';

/** Each has one customer with a punch-out in the demo. */
export const punchOutUsers: Readonly<Record<Language, string>> = { nl: 'karim', fr: 'amelie' };

/** The test buyer of the demo, on another site than the shop. */
export const buyerOf = (shop: string): string => `${shop.replace('localhost', '127.0.0.1')}/demo-buyer`;

/** In the whole window; ends at the start page. */
export async function openPunchOut(page: Page, language: Language): Promise<void> {
  await page.goto('/algemene-voorwaarden');
  const { origin } = new URL(page.url());
  const call = new URLSearchParams({
    USERNAME: punchOutUsers[language],
    PASSWORD: password,
    HOOK_URL: `${buyerOf(origin)}/hook`,
    '~OkCode': 'ADDI',
    '~Caller': 'CTLG',
  });
  await page.goto(`/${language === 'fr' ? 'connexion-erp' : 'erp-inloggen'}?${call.toString()}`);
  await expect(page).toHaveURL(/\/oci\/index/);
}

/** Paths of all links that stay in the window. */
export const linksIn = (page: Page | Frame): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]:not([target="_blank"])')].map((link) => link.pathname)`,
  );

/** The frame in the window of the test buyer. */
export const shopIn = (page: Page): FrameLocator => page.frameLocator('iframe[name="shop"]');

export const addressIn = (page: Page): string => {
  const { pathname, search } = new URL(page.frame({ name: 'shop' })?.url() ?? 'about:blank');
  return `${pathname}${search}`;
};

/** @param choices fields of the test buyer's form */
export async function startPunchOut(
  page: Page,
  shop: string,
  language: Language,
  choices: Readonly<Record<string, string>> = {},
) {
  await page.goto(buyerOf(shop));
  await page.locator('select[name="USERNAME"]').selectOption(punchOutUsers[language]);
  for (const [name, value] of Object.entries(choices)) {
    const control = page.locator(`[name="${name}"]`);
    if ((await control.evaluate((each) => each.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  await page.getByRole('button', { name: /^(Start|Démarrer)$/ }).click();
}
