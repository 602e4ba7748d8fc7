import type { Page } from 'playwright-core';
import { expect } from './support/expect.ts';
import { inviteAs } from './support/inviteAs.ts';
import { isSettled } from './support/isSettled.ts';
import { playJourney } from './support/journey.ts';
import { focusIsIn, focusUnseen, press } from './support/keyboard.ts';
import { logIn, pickCustomer } from './support/logIn.ts';
import { someDeliveryNote } from './support/someDeliveryNote.ts';
import { ownListOf } from './support/ownListOf.ts';
import { shopWords, type Language } from './support/shopWords.ts';

/** What has the focus although something fixed lies over its middle; empty where it can be seen. Runs in the page. */
const covered = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = top !== null && (element.contains(top) || top.contains(element) || element.parentElement.contains(top));
  return isSeen ? '' : element.outerHTML.slice(0, 200);
})()`;
const [fewestStops, mostStops] = [5, 80];

/** The page is as long as it gets: what is still to come would move it under a focus that has arrived. */
async function isWholeLength(page: Page): Promise<void> {
  let last = -1;
  let alike = 0;
  const lengthRests = async () => {
    const length = await page.evaluate<number>('document.documentElement.scrollHeight');
    alike = length === last ? alike + 1 : 0;
    last = length;
    return alike;
  };
  await expect.poll(lengthRests, { intervals: [150] }).toBeGreaterThanOrEqual(3);
}

/** Follows the focus to the page's end, from where the key begins. */
async function follow(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  for (let stop = 0; stop < mostStops; stop += 1) {
    await press(page, key);
    if (await page.evaluate<boolean>('document.activeElement === document.body')) {
      expect(stop).toBeGreaterThan(fewestStops);
      return;
    }
    await expect.poll(() => page.evaluate<string>(covered), { message: `${page.url()}, ${key}` }).toBe('');
    expect(await focusUnseen(page)).toBe('');
  }
}

/** Counts how far what is seen moves by itself, as a browser scores it. Runs in the page, from its start. */
const countShifts = `
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
const mostShift = 0.02;

await playJourney(
  'Whoever works with the keyboard always sees where the focus is',
  async ({ product, visit, step, check }) => {
    const language: Language = 'nl';
    const { paths, removeFilter } = shopWords[language];
    for (const device of ['desktop', 'phone'] as const) {
      const page = await visit(device, language);
      await step(`login, ${device}`, async () => {
        await logIn(page, language, 'lotte');
        await pickCustomer(page, language, 'Bistro Lindegaard');
      });
      const pages = {
        start: paths.start,
        search: `${paths.search}?keywords=tom`,
        basket: paths.basket,
        upload: paths.upload,
        checkout: paths.checkout,
        lists: paths.lists,
        shelf: `${paths.shelf}?id=${await ownListOf(page, 'Schoonmaak')}`,
        'standing order': `${paths.standingOrder}?id=${await ownListOf(page, 'Schoonmaak')}`,
        dashboard: paths.orders,
        'delivery note': `${paths.deliveryNote}?number=${await someDeliveryNote(page)}`,
        returns: paths.returns,
        recalls: paths.recall,
      };
      for (const [name, address] of Object.entries(pages))
        await check(`${name} forwards and backwards, ${device}`, async () => {
          await page.goto(address);
          await isSettled(page);
          await isWholeLength(page);
          await follow(page, 'Tab');
          await follow(page, 'Shift+Tab');
        });
      await check(`nothing moves while the start page fills itself, nor where one searches, ${device}`, async () => {
        await page.addInitScript(countShifts);
        await page.goto(paths.start);
        await isSettled(page);
        await isWholeLength(page);
        expect(await page.evaluate<number>('globalThis.shifts')).toBeLessThanOrEqual(mostShift);
        const top = () => page.evaluate<number>(`document.querySelector('main').getBoundingClientRect().top`);
        const before = await top();
        await page.getByRole('combobox').first().focus();
        await expect(page.locator('.search-field.is-expanded')).toHaveCount(1);
        expect(await top()).toBe(before);
      });
      if (device === 'desktop')
        await check('a filter that goes hands its focus on', async () => {
          await page.goto(pages.search);
          await page.getByRole('checkbox').first().check();
          await page.getByRole('checkbox').nth(1).check();
          const chips = page.getByRole('button', { name: removeFilter });
          await expect(chips).toHaveCount(2);
          await chips.first().focus();
          await press(page, 'Enter');
          await expect(chips).toHaveCount(1);
          await expect(chips).toBeFocused();
          await press(page, 'Enter');
          await expect(chips).toHaveCount(0);
          expect(await focusIsIn(page, 'h1')).toBe(true);
        });
      await page.context().close();

      const visitor = await visit(device, 'fr');
      const accountPages = shopWords.fr.paths;
      const followAll = async (person: Page, pages: Readonly<Record<string, string>>) => {
        for (const [name, address] of Object.entries(pages))
          await check(`${name} in French forwards and backwards, ${device}`, async () => {
            await person.goto(address);
            await isSettled(person);
            await isWholeLength(person);
            await follow(person, 'Tab');
            await follow(person, 'Shift+Tab');
          });
      };
      const { login, registration } = accountPages;
      await followAll(visitor, { login, registration });
      await logIn(visitor, 'fr', 'lotte');
      // The start page speaks the language of who logged in.
      await pickCustomer(visitor, 'nl', 'Bistro Lindegaard');
      const { profile, customers, portal } = accountPages;
      await followAll(visitor, { profile, customers, customer: accountPages.customer('204118'), portal });
      await visitor.context().close();

      const manager = await visit(device, language);
      await step(`login of who manages users, ${device}`, () => logIn(manager, language, 'inkoop316042'));
      for (const [name, address] of [
        ['restricted list', paths.restrictedList],
        ['orders of users', paths.portalOrders],
        ['lists of users', paths.portalLists],
        ['approvals', paths.approvals],
      ] as const)
        await check(`${name} forwards and backwards, ${device}`, async () => {
          await manager.goto(address);
          await isSettled(manager);
          await follow(manager, 'Tab');
          await follow(manager, 'Shift+Tab');
        });
      await check(`an invitation that waits, forwards and backwards, ${device}`, async () => {
        const { path, withdraw } = await inviteAs(manager, product);
        const invited = await visit(device, language);
        await invited.goto(path);
        const accept = invited.getByRole('button', { name: 'Uitnodiging aanvaarden' });
        await expect(accept).toBeVisible();
        await isSettled(invited);
        await follow(invited, 'Tab');
        await accept.press('Enter');
        await expect(invited.getByLabel('Gebruikersnaam')).toBeFocused();
        await isWholeLength(invited);
        await follow(invited, 'Tab');
        await follow(invited, 'Shift+Tab');
        await invited.context().close();
        await withdraw();
      });
      await manager.context().close();
    }
  },
);
