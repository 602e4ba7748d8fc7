import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { devices, type Device } from './devices.ts';
import { launchChromium } from './launchChromium.ts';
import { listenForComplaints } from './listenForComplaints.ts';
import { productUnderTest, type ProductUnderTest } from './productUnderTest.ts';

export type Stage = {
  readonly product: ProductUnderTest;
  /** Opens a browser of its own: nothing is shared with the visits before. */
  readonly visit: (device: Device, language: 'nl' | 'fr', options?: BrowserContextOptions) => Promise<Page>;
  /** What the rest of the journey stands on: it ends where this fails. */
  readonly step: (sentence: string, work: () => Promise<void>) => Promise<void>;
  /** What stands by itself: the journey goes on where this fails. */
  readonly check: (sentence: string, work: () => Promise<void>) => Promise<void>;
};

class Stopped extends Error {}
const patienceMs = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Plays one journey in a real Chromium, says each step, keeps a picture of every open page where one fails, and ends with
 * `N passed, N failed` and exit status 0 or 1. What a browser complains about fails the step in which it does.
 *
 * @param switches of the browser's command line
 */
export async function playJourney(
  title: string,
  play: (stage: Stage) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  const product = productUnderTest();
  const browser = await launchChromium(switches);
  const pages: Page[] = [];
  let complaints: string[] = [];
  let passed = 0;
  let failed = 0;

  const run = async (sentence: string, work: () => Promise<void>): Promise<boolean> => {
    const startedAt = performance.now();
    try {
      await work();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      passed += 1;
      say(`    ok     ${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
      return true;
    } catch (error) {
      failed += 1;
      say(`    FAILED ${sentence}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      for (const complaint of complaints) say(`    ${complaint}`);
      await keepPictures(pages);
      return false;
    } finally {
      complaints = [];
    }
  };

  const stage: Stage = {
    product,
    visit: async (device, language, options = {}) => {
      const locale = language === 'nl' ? 'nl-BE' : 'fr-BE';
      const context = await browser.newContext({ ...devices[device], baseURL: product.url, locale, ...options });
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      listenForComplaints(page, (complaint) => complaints.push(complaint));
      pages.push(page);
      return page;
    },
    step: async (sentence, work) => {
      if (!(await run(sentence, work))) throw new Stopped(sentence);
    },
    check: async (sentence, work) => {
      await run(sentence, work);
    },
  };

  say(`  ${title}`);
  try {
    await play(stage);
  } catch (error) {
    if (!(error instanceof Stopped)) {
      failed += 1;
      say(`    FAILED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  } finally {
    await browser.close();
  }
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function keepPictures(pages: readonly Page[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talloor-journey-picture-'));
  for (const [index, page] of pages.entries()) {
    if (page.isClosed()) continue;
    const path = join(folder, `${index}.png`);
    await page.screenshot({ path, fullPage: true }).then(
      () => say(`           ${path} (${page.url()})`),
      () => undefined,
    );
  }
}
