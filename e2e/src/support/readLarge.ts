import { expect, type Page } from '@playwright/test';
import { cutOff } from './cutOff.ts';
import { fitsSideways } from './fitsSideways.ts';
import { isSettled } from './isSettled.ts';
import { enlargeText, smallestText } from './textSize.ts';

/** A window's width in CSS px, and the size of its text in percent of the usual. */
export type Reading = { readonly width: number; readonly percent: number };

export const inWords = ({ width, percent }: Reading): string => `at ${width} wide and ${percent} % text`;

/** The smallest of the type scale, in CSS px at the usual text size. */
const smallest = 12;

/** Opens a page as somebody with such a window and such a text has it. */
export async function openLarge(page: Page, { width, percent }: Reading, address: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await enlargeText(page, percent);
  await page.goto(address);
}

/** Nothing is read by scrolling sideways, nothing is cut off, and the text has grown (design §4). */
export async function readsLarge(page: Page, { percent }: Reading): Promise<void> {
  await isSettled(page);
  await fitsSideways(page);
  expect(await cutOff(page)).toEqual([]);
  expect(await smallestText(page)).toBeGreaterThanOrEqual((smallest * percent) / 100);
}
