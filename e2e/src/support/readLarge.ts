import { expect, type Page } from '@playwright/test';
import { findCutOffTexts } from './findCutOffTexts.ts';
import { findOverlaps } from './findOverlaps.ts';
import { fitsSideways } from './fitsSideways.ts';
import { isSettled } from './isSettled.ts';
import type { Stage } from './journey.ts';
import { enlargeText, smallestText } from './textSize.ts';

/** CSS px; percent of the usual text size. */
export type Reading = { readonly width: number; readonly percent: number };

export const inWords = ({ width, percent }: Reading): string => `at ${width} wide and ${percent} % text`;

/** CSS px at 100 %. */
const smallest = 12;
const height = 900;

export type TextSize = { readonly percent: number; readonly widths: readonly number[] };

export async function openLarge(page: Page, { width, percent }: Reading, address: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await enlargeText(page, percent);
  await page.goto(address);
}

/** Design §4. */
export async function readsLarge(page: Page, { percent }: Reading): Promise<void> {
  await isSettled(page);
  await fitsSideways(page);
  await expect.poll(() => findCutOffTexts(page)).toEqual([]);
  await expect.poll(() => findOverlaps(page)).toEqual([]);
  expect(await smallestText(page)).toBeGreaterThanOrEqual((smallest * percent) / 100);
}

/** Opens the page at the first width, then resizes the window. */
export async function checkEachWidth(
  { page, check }: { page: Page; check: Stage['check'] },
  { percent, widths }: TextSize,
  name: string,
  open: () => Promise<unknown>,
): Promise<void> {
  let isOpen = false;
  for (const width of widths)
    await check(`${name} ${inWords({ width, percent })}`, async () => {
      await page.setViewportSize({ width, height });
      if (!isOpen) {
        await enlargeText(page, percent);
        await open();
        isOpen = true;
      }
      await readsLarge(page, { width, percent });
    });
}
