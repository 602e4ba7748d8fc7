import { expect, type Page } from '@playwright/test';
import { inviteAs } from './support/inviteAs.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { focusIsIn, focusUnseen, press } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { ownListOf } from './support/ownListOf.ts';
import { shopWords } from './support/shopWords.ts';

const covered = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = top !== null && (element.contains(top) || top.contains(element) || element.parentElement.contains(top));
  return isSeen ? '' : element.outerHTML.slice(0, 200);
})()`;
const [fewestStops, mostStops] = [5, 80];

/** Later content would move the focus. */
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

async function follow(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  for (let stop = 0; stop < mostStops; stop += 1) {
    await press(page, key);
    if (await page.evaluate<boolean>('document.activeElement === document.body')) {
      expect(stop).toBeGreaterThan(fewestStops);
      return;
    }
    if ((await page.evaluate<string>(covered)) !== '')
      await expect.poll(() => page.evaluate<string>(covered), { message: `${page.url()}, ${key}` }).toBe('');
    expect(await focusUnseen(page)).toBe('');
  }
}

const countShifts = `
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
const mostShift = 0.02;

async function followOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isSettled(page);
  await isWholeLength(page);
  await follow(page, 'Tab');
  await follow(page, 'Shift+Tab');
}

const { paths, removeFilter } = shopWords.nl;
const search = `${paths.search}?keywords=tom`;
const french = shopWords.fr.paths;

for (const device of ['desktop', 'phone'] as const) {
  journey(`The focus stays in sight in the shop, ${device}`, async ({ visit, check }) => {
    const page = await visit(device, 'nl');
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    const pages = {
      start: paths.start,
      search,
      basket: paths.basket,
      upload: paths.upload,
      checkout: paths.checkout,
      lists: paths.lists,
      shelf: `${paths.shelf}?id=${await ownListOf(page, 'Schoonmaak')}`,
      'standing order': `${paths.standingOrder}?id=${await ownListOf(page, 'Schoonmaak')}`,
      dashboard: paths.orders,
      'delivery note': `${paths.deliveryNote}?number=${await findDeliveryNote(page)}`,
      returns: paths.returns,
      recalls: paths.recall,
    };
    for (const [name, address] of Object.entries(pages))
      await check(`${name} forwards and backwards, ${device}`, () => followOver(page, address));
  });

  journey(`The focus stays in sight in an account in French, ${device}`, async ({ visit, check }) => {
    const page = await visit(device, 'fr');
    const { login, registration, profile, customers, portal } = french;
    for (const [name, address] of Object.entries({ login, registration }))
      await check(`${name} in French forwards and backwards, ${device}`, () => followOver(page, address));
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    const { contact, complaint, questions, documents, statistics, faq } = french;
    const account = { profile, customers, customer: french.customer('204118'), portal };
    const service = { contact, complaint, questions, documents, statistics, faq };
    for (const [name, address] of Object.entries({ ...account, ...service }))
      await check(`${name} in French forwards and backwards, ${device}`, () => followOver(page, address));
  });

  journey(`The focus stays in sight for who manages users, ${device}`, async ({ visit, check }) => {
    const page = await visit(device, 'nl');
    await signIn(page, 'inkoop316042');
    for (const [name, address] of Object.entries({
      'restricted list': paths.restrictedList,
      'orders of users': paths.portalOrders,
      'lists of users': paths.portalLists,
      approvals: paths.approvals,
    }))
      await check(`${name} forwards and backwards, ${device}`, () => followOver(page, address));
  });

  journey(`The focus is handed on, and nothing moves under it, ${device}`, async ({ product, visit, check }) => {
    const page = await visit(device, 'nl');
    await signIn(page, 'lotte', 'Bistro Lindegaard');
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
      await check('a removed filter passes the focus to the next filter, and the last to the heading', async () => {
        await page.goto(search);
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
    await check(`an invitation that waits, forwards and backwards, ${device}`, async () => {
      const manager = await visit(device, 'nl');
      await signIn(manager, 'inkoop316042');
      const { path, withdraw } = await inviteAs(manager, product);
      const invited = await visit(device, 'nl');
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
      await withdraw();
    });
  });
}
