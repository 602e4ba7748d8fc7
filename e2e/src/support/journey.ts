import { chromium, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startProduct, type ProductUnderTest } from '../product/startProduct.ts';
import { devices, type Device } from './devices.ts';
import { listenForComplaints } from './listenForComplaints.ts';
import { offerSessions } from './logIn.ts';
import type { Language } from './shopWords.ts';

export type { ProductUnderTest };

/** Of a walk; journeys choose their own. */
export type Place = { readonly language: Language; readonly device: Device };

type Work = () => Promise<void>;
export type Stage = {
  readonly visit: (device: Device, language: Language, options?: BrowserContextOptions) => Promise<Page>;
  /** Failure stops the journey. */
  readonly step: (sentence: string, work: Work) => Promise<void>;
  /** Failure does not stop the journey. */
  readonly check: (sentence: string, work: Work) => Promise<void>;
  readonly switches: readonly string[];
};

type Internals = {
  readonly ownBrowser: Browser;
  readonly visits: { readonly visit: Stage['visit']; readonly complaints: string[] };
};

/** Browser errors fail the step. */
export const journey = test.extend<Stage & Internals & Place, { readonly product: ProductUnderTest }>({
  language: ['nl', { option: true }],
  device: ['desktop', { option: true }],
  switches: [[], { option: true }],

  product: [
    // Playwright requires the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct();
      offerSessions(product.sessions);
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
    const pages: Page[] = [];
    const complaints: string[] = [];
    const visit: Stage['visit'] = async (device, language, options = {}) => {
      const locale = `${language}-BE`;
      const baseURL = options.baseURL ?? product.url;
      const storageState = options.storageState ?? withoutConsent(baseURL);
      const context = await ownBrowser.newContext({ ...devices[device], locale, ...options, baseURL, storageState });
      const page = await context.newPage();
      listenForComplaints(page, (complaint) => complaints.push(complaint));
      pages.push(page);
      return page;
    };
    await provide({ visit, complaints });
    await Promise.all(pages.map((page) => page.context().close()));
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

/** So that no consent bar asks. */
const withoutConsent = (url: string): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'talloor.analytics', value: 'no' }] }],
});
export const unasked = { cookies: [], origins: [] };

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
