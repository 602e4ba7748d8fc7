import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { focusUnseen, press, tabTo, typeText } from './support/keyboard.ts';

const words = {
  nl: {
    start: '/nl/promo',
    results: '/zoekresultaten',
    list: 'Suggesties',
    groups: ['Zoektermen', 'Categorieën', 'Artikelen'],
    product: /^\/\d+$/,
    none: /^Geen suggesties voor “xqzxqz”/,
    back: 'Zoeken sluiten',
  },
  fr: {
    start: '/fr/promo',
    results: '/resultats-de-la-recherche',
    list: 'Suggestions',
    groups: ['Termes de recherche', 'Catégories', 'Articles'],
    product: /^\/fr\/\d+$/,
    none: /^Aucune suggestion pour «\u00a0xqzxqz\u00a0»/,
    back: 'Fermer la recherche',
  },
} as const;
const keywords = { nl: 'room', fr: 'crème' } as const;

for (const language of ['nl', 'fr'] as const)
  journey(`An article is found from the search by keyboard, ${language}`, async ({ visit, step, check }) => {
    const says = words[language];
    const page = await visit('desktop', language);
    const field = page.getByRole('banner').getByRole('combobox');
    const list = page.getByRole('listbox', { name: says.list });
    const active = page.locator('[role="option"][aria-selected="true"]');

    await step(`/ goes to the search; from two characters on it suggests in named groups, ${language}`, async () => {
      await page.goto(says.start);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await press(page, '/');
      await expect(field).toBeFocused();
      expect(await focusUnseen(page)).toBe('');
      await typeText(page, keywords[language]);
      await expect(list).toBeVisible();
      for (const group of says.groups) await expect(list.getByRole('group', { name: group })).toBeVisible();
      await expect(page.locator('output[aria-live="polite"]')).toHaveText(/^\d+ suggestions?$|^\d+ suggesties?$/);
      expect(await findBarriers(page, 'header')).toEqual([]);
      await fitsSideways(page);
    });

    await step(
      `↑ from the field goes to the last article, ↓ comes back; Esc closes and keeps the text, ${language}`,
      async () => {
        await press(page, 'ArrowUp');
        await expect(active).toHaveCount(1);
        await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
        await press(page, 'ArrowDown');
        await expect(active).toHaveCount(0);
        await press(page, 'Escape');
        await expect(list).toBeHidden();
        await expect(field).toHaveValue(keywords[language]);
        await expect(field).toBeFocused();
      },
    );

    await step(`a picked article opens, marked as suggested, ${language}`, async () => {
      await press(page, 'ArrowDown');
      await expect(list).toBeVisible();
      await press(page, 'ArrowUp');
      await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await press(page, 'Enter');
      await expect(page).toHaveURL((url) => says.product.test(url.pathname) && url.search === '?suggested=1');
      await expect(list).toBeHidden();
    });

    await step(
      `Enter without a choice searches what was typed; there another search is in place, ${language}`,
      async () => {
        await page.goto(says.start);
        await tabTo(page, field);
        await typeText(page, keywords[language]);
        await press(page, 'Enter');
        await expect(page).toHaveURL(
          (url) => url.pathname === says.results && url.searchParams.get('keywords') === keywords[language],
        );
        await expect(page.getByRole('heading', { level: 1 })).toContainText(keywords[language]);
        await page.evaluate('window.isSamePage = true');
        await field.press('ControlOrMeta+a');
        await typeText(page, 'tomat');
        await press(page, 'Enter');
        await expect(page).toHaveURL((url) => url.searchParams.get('keywords') === 'tomat');
        expect(await page.evaluate<boolean>('window.isSamePage === true')).toBe(true);
      },
    );

    await step(`a picked term is searched, and says that it was suggested, ${language}`, async () => {
      await page.goto(says.start);
      await tabTo(page, field);
      await typeText(page, keywords[language]);
      const term = list.getByRole('group', { name: says.groups[0] }).getByRole('option').first();
      await expect(term).toBeVisible();
      const text = (await term.textContent()) ?? '';
      await press(page, 'ArrowDown');
      await press(page, 'Enter');
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('keywords') === text && url.searchParams.get('suggestion') === text,
      );
    });

    await check(`what nothing goes with is said, and a press outside closes it, ${language}`, async () => {
      await page.goto(says.start);
      await tabTo(page, field);
      await typeText(page, 'xqzxqz');
      await expect(page.getByText(says.none).first()).toBeVisible();
      await page.mouse.click(1400, 880);
      await expect(page.locator('.suggestions')).toBeHidden();
    });

    await check(`on a phone the search has the whole screen, and a way back, ${language}`, async () => {
      const phone = await visit('phone', language);
      await phone.goto(says.start);
      await phone.getByRole('banner').getByRole('combobox').tap();
      await phone.getByRole('banner').getByRole('combobox').pressSequentially(keywords[language]);
      await expect(phone.getByRole('listbox', { name: says.list })).toBeVisible();
      expect(await findBarriers(phone, 'header')).toEqual([]);
      await fitsSideways(phone);
      await phone.getByRole('button', { name: says.back }).tap();
      await expect(phone.getByRole('listbox')).toBeHidden();
      await expect(phone.getByRole('banner').getByRole('combobox')).toHaveValue(keywords[language]);
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
