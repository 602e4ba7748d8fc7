import { chromium, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startProduct, type ProductUnderTest } from '../product/startProduct.ts';
import { devices, type Device } from './devices.ts';
import { listenForComplaints } from './listenForComplaints.ts';
import type { Language } from './shopWords.ts';

export type { ProductUnderTest };

/** The language and the device of a walk; a journey names its own. */
export type Place = { readonly language: Language; readonly device: Device };

type Work = () => Promise<void>;
export type Stage = {
  /** Opens a browser context of its own: visits share nothing. */
  readonly visit: (device: Device, language: Language, options?: BrowserContextOptions) => Promise<Page>;
  /** A part of the journey on which later parts depend: the journey ends where it fails. */
  readonly step: (sentence: string, work: Work) => Promise<void>;
  /** A part on which nothing depends: the journey fails too, but goes on. */
  readonly check: (sentence: string, work: Work) => Promise<void>;
  /** Command-line switches of the browser. */
  readonly switches: readonly string[];
};

type Internals = {
  readonly ownBrowser: Browser;
  readonly visits: { readonly visit: Stage['visit']; readonly complaints: string[] };
};

/**
 * A test in a real Chromium on a product that its worker starts. An error that the browser reports fails the step in which
 * it happens.
 */
export const journey = test.extend<Stage & Internals & Place, { readonly product: ProductUnderTest }>({
  language: ['nl', { option: true }],
  device: ['desktop', { option: true }],
  switches: [[], { option: true }],

  product: [
    // Playwright reads the dependencies of a fixture from this pattern: there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  ownBrowser: async ({ browser, switches, launchOptions, channel }, provide) => {
    if (switches.length === 0) return provide(browser);
    const args = [...(launchOptions.args ?? []), ...switches];
    const own = await chromium.launch({ ...launchOptions, ...(channel === undefined ? {} : { channel }), args });
    await provide(own);
    await own.close();
  },

  visits: async ({ product, ownBrowser }, provide) => {
    const opened: Page[] = [];
    const complaints: string[] = [];
    const visit: Stage['visit'] = async (device, language, options = {}) => {
      const locale = `${language}-BE`;
      const context = await ownBrowser.newContext({ ...devices[device], baseURL: product.url, locale, ...options });
      const page = await context.newPage();
      listenForComplaints(page, (complaint) => complaints.push(complaint));
      opened.push(page);
      return page;
    };
    await provide({ visit, complaints });
    await Promise.all(opened.map((page) => page.context().close()));
  },

  visit: ({ visits }, provide) => provide(visits.visit),

  step: ({ visits }, provide) => provide((sentence, work) => run(sentence, work, visits.complaints)),

  check: ({ visits }, provide, info) =>
    provide((sentence, work) =>
      run(sentence, work, visits.complaints).catch((error: unknown) => {
        info.status = 'failed';
        info.errors.push(
          error instanceof Error
            ? { message: `${sentence}\n${error.message}`, stack: error.stack ?? '' }
            : { message: String(error) },
        );
      }),
    ),
});

/** Runs a step and fails it where the browser complained meanwhile. */
async function run(sentence: string, work: Work, complaints: string[]): Promise<void> {
  try {
    await test.step(sentence, async () => {
      await work();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
  } finally {
    complaints.length = 0;
  }
}
