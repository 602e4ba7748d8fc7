import { expect, type Page } from '@playwright/test';
import { findCutOffTexts } from './findCutOffTexts.ts';
import { fitsSideways } from './fitsSideways.ts';
import { isSettled } from './isSettled.ts';
import { enlargeText, smallestText } from './textSize.ts';

/** CSS px; percent of the usual text size. */
export type Reading = { readonly width: number; readonly percent: number };

export const inWords = ({ width, percent }: Reading): string => `at ${width} wide and ${percent} % text`;

/** CSS px at 100 %. */
const smallest = 12;

export async function openLarge(page: Page, { width, percent }: Reading, address: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await enlargeText(page, percent);
  await page.goto(address);
}

/** Design §4. */
export async function readsLarge(page: Page, { percent }: Reading): Promise<void> {
  await isSettled(page);
  await fitsSideways(page);
  expect(await findCutOffTexts(page)).toEqual([]);
  expect(await smallestText(page)).toBeGreaterThanOrEqual((smallest * percent) / 100);
}
