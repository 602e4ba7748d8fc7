import { expect, type Page } from '@playwright/test';
import type { Device } from '../support/devices.ts';
import type { Stage } from '../support/journey.ts';
import { judgePage } from '../support/judgePage.ts';
import { shopWords, type Language } from '../support/shopWords.ts';

/** Walks change baskets. */
const walkers = {
  nl: { username: 'lotte', faulty: 'Bistro Lindegaard', ordering: 'Tuinzaal Oude Vismijn' },
  fr: { username: 'amelie', faulty: 'Brasserie du Perron', ordering: 'Château de Fayt Réceptions' },
} as const;

export type Walk = Awaited<ReturnType<typeof startWalk>>;

/** @param links receives the pages' links */
export async function startWalk(
  { visit, check }: Pick<Stage, 'visit' | 'check'>,
  language: Language,
  device: Device,
  links: Set<string>,
) {
  const page: Page = await visit(device, language);
  const words = shopWords[language];
  const judge = () => judgePage(page, links);
  const checkAt = (what: string, work: () => Promise<void>) => check(`${what}, ${language}, ${device}`, work);
  return {
    page,
    language,
    device,
    words,
    paths: words.paths,
    walker: walkers[language],
    judge,
    check: checkAt,
    open: (what: string, address: string) =>
      checkAt(what, async () => {
        await page.goto(address);
        await judge();
      }),
    dialog: (what: string, press: () => Promise<void>) =>
      checkAt(what, async () => {
        await press();
        await expect(page.getByRole('dialog').first()).toBeVisible();
        await judge();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }),
  };
}
