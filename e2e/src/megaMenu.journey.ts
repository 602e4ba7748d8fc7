import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { focusUnseen, press, tabTo } from './support/keyboard.ts';

const words = {
  nl: {
    assortment: 'Assortiment',
    all: /^Alles tonen \(\d+\)/,
    menu: 'Menu',
    whole: 'Het hele assortiment',
    page: /^\/assortiment\/\d+$/,
  },
  fr: {
    assortment: 'Assortiment',
    all: /^Tout afficher \(\d+\)/,
    menu: 'Menu',
    whole: 'Tout l’assortiment',
    page: /^\/fr\/assortiment\/\d+$/,
  },
} as const;
const start = { nl: '/zoekresultaten', fr: '/resultats-de-la-recherche' } as const;

for (const language of ['nl', 'fr'] as const)
  journey(`The assortment is walked through its menu, ${language}`, async ({ visit, step, check }) => {
    const { assortment, all, menu, whole, page: address } = words[language];
    const pathname = (page: Page) => new URL(page.url()).pathname;

    const page = await visit('desktop', language);
    const button = page.getByRole('navigation').getByRole('button', { name: assortment });
    const panel = page.getByRole('region', { name: assortment });
    const groups = panel.locator('[data-stop="group"][aria-expanded]');
    const openGroup = panel.locator('[data-stop="group"][aria-expanded="true"]');
    const heading = panel.getByRole('heading', { level: 2 });

    await step(`a mouse that rests on the button opens the menu with the first category, ${language}`, async () => {
      await page.goto(start[language]);
      await button.hover();
      await expect(panel).toBeVisible();
      await expect(openGroup).toHaveCount(1);
      await expect(groups.first()).toHaveAttribute('aria-expanded', 'true');
      await expect(heading).toHaveText((await groups.first().textContent()) ?? '');
      expect(await findBarriers(page, 'header')).toEqual([]);
      await fitsSideways(page);
    });

    await step(`resting on another category shows it; passing over one does not, ${language}`, async () => {
      const third = groups.nth(2);
      const subgroup = panel.locator('[data-stop="subgroup"]').first();
      // A slow machine rests on the category between the moves.
      await expect(async () => {
        await third.hover();
        await expect(third).toHaveAttribute('aria-expanded', 'true');
        const name = (await third.textContent()) ?? '';
        await expect(heading).toHaveText(name);
        const [box, target] = [await groups.nth(3).boundingBox(), await subgroup.boundingBox()];
        if (box === null || target === null) throw new Error('there is no menu entry to move over');
        await page.mouse.move(box.x + 200, box.y + 20);
        await page.mouse.move(target.x + 20, target.y + 8);
        expect(await heading.textContent()).toBe(name);
      }).toPass({ timeout: 15_000 });
    });

    await step(`all categories can be reached inside the menu, ${language}`, async () => {
      const last = panel.getByRole('link', { name: whole });
      await last.scrollIntoViewIfNeeded();
      const [box, height] = [await last.boundingBox(), page.viewportSize()?.height ?? 0];
      expect(box !== null && box.y + box.height <= height).toBe(true);
    });

    await step(`a sub-category leads to its page, and the menu is closed, ${language}`, async () => {
      await panel.locator('[data-stop="subgroup"]').first().click();
      await expect(page).toHaveURL((url) => address.test(url.pathname));
      await expect(panel).toBeHidden();
    });

    await step(`with keys: ↓ goes in, ↓ and → walk, Enter opens the page, ${language}`, async () => {
      await page.goto(start[language]);
      await tabTo(page, button);
      await press(page, 'ArrowDown');
      await expect(openGroup).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(groups.nth(1)).toBeFocused();
      await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true');
      expect(await focusUnseen(page)).toBe('');
      await press(page, 'ArrowRight');
      await expect(panel.locator('[data-stop="subgroup"]').first()).toBeFocused();
      expect(await focusUnseen(page)).toBe('');
      await press(page, 'ArrowUp');
      await expect(panel.getByRole('link', { name: all })).toBeFocused();
      const href = await panel.getByRole('link', { name: all }).getAttribute('href');
      await press(page, 'Enter');
      await expect(page).toHaveURL((url) => url.pathname === href);
      await expect(panel).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await step(
      `on its page the menu opens at that category; ← goes back, Esc closes to the button, ${language}`,
      async () => {
        await tabTo(page, button, 'Shift+Tab');
        await press(page, 'Enter');
        await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true');
        await press(page, 'ArrowDown');
        await press(page, 'ArrowRight');
        await press(page, 'ArrowLeft');
        await expect(groups.nth(1)).toBeFocused();
        await press(page, 'Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      },
    );

    await step(
      `Tab leaves the menu for what follows its button; a press beside it closes it, ${language}`,
      async () => {
        await press(page, 'ArrowDown');
        await expect(openGroup).toBeFocused();
        await press(page, 'Tab');
        await expect(panel).toBeHidden();
        await expect(page.getByRole('navigation').getByRole('link', { name: /^Promos?$/ })).toBeFocused();
        await button.click();
        await expect(panel).toBeVisible();
        await page.mouse.click(1400, 880);
        await expect(panel).toBeHidden();
      },
    );

    const phone = await visit('phone', language);
    const drawer = phone.getByRole('dialog', { name: menu });
    await step(`on a phone each level is a screen, back by the name of its parent, ${language}`, async () => {
      await phone.goto(start[language]);
      const opener = phone.getByRole('banner').getByRole('button', { name: menu });
      await opener.click();
      await drawer.getByRole('button', { name: assortment }).click();
      await expect(drawer.getByRole('heading', { name: assortment })).toBeVisible();
      await expect(drawer.getByRole('button', { name: new RegExp(`${menu}$`) })).toBeFocused();
      const rows = drawer.locator('.menu-row');
      const name = (await rows.nth(1).textContent()) ?? '';
      await rows.nth(1).click();
      await expect(drawer.getByRole('heading', { name })).toBeVisible();
      await expect(drawer.getByRole('link', { name: all })).toBeVisible();
      expect(await findBarriers(phone)).toEqual([]);
      await drawer.getByRole('button', { name: new RegExp(`${assortment}$`) }).click();
      await expect(drawer.getByRole('heading', { name: assortment })).toBeVisible();
      await press(phone, 'Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await check(`on a phone a category’s page opens from the menu, ${language}`, async () => {
      await phone.getByRole('banner').getByRole('button', { name: menu }).click();
      await drawer.getByRole('button', { name: assortment }).click();
      await drawer.locator('.menu-row').first().click();
      await drawer.getByRole('link', { name: all }).click();
      await expect(drawer).toBeHidden();
      expect(pathname(phone)).toMatch(address);
    });
  });
