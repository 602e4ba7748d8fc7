import { expect, type Locator, type Page } from '@playwright/test';

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

export const typeText = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

const mostStops = 150;

/** @throws if never focused */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await press(page, key);
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`${key} never comes to ${target.toString()}`);
}

export const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.locator(':focus').evaluate((element, inside) => element.closest(inside) !== null, selector);

/** `yyyy-mm-dd` */
export async function focusedDay(page: Page): Promise<string> {
  const day = await page.locator(':focus').getAttribute('data-day');
  if (day === null) throw new Error('the focus is not on a day of the calendar');
  return day;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The focused element without an outline of 2 px; else empty. */
const unseen = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const isOutlined = [element, element.parentElement, element.parentElement?.parentElement].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return isOutlined ? '' : element.outerHTML.slice(0, 200);
})()`;

/** Empty if visible or outside the page. */
export const focusUnseen = (page: Page): Promise<string> => page.evaluate<string>(unseen);
