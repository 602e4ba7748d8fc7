import { expect, type Page } from '@playwright/test';
import { collectLinks } from './collectLinks.ts';
import { findBarriers } from './findBarriers.ts';
import { fitsSideways } from './fitsSideways.ts';
import { isSettled } from './isSettled.ts';

export async function judgePage(page: Page, links: Set<string>): Promise<void> {
  await isSettled(page);
  await fitsSideways(page);
  expect(await findBarriers(page)).toEqual([]);
  await collectLinks(page, links);
}
