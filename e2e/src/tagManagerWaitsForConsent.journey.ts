import { expect } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct } from './product/startProduct.ts';
import { accept, barOf, listenForEvents, refuse, reopen } from './support/consentBar.ts';
import { isSettled } from './support/isSettled.ts';
import { journey, unasked } from './support/journey.ts';
import { readDataLayer } from './support/readDataLayer.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;

type Host = { readonly server: Server; readonly address: string; readonly calls: () => number };

/** Its script writes the number of events that were there before it. */
async function startHost(): Promise<Host> {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end('document.documentElement.dataset.before = String(window.dataLayer.length);');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}/t.js`, calls: () => count };
}

const loadScript = (address: string): string => `new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
  const script = document.createElement('script');
  script.onload = () => resolve('loaded');
  script.src = ${JSON.stringify(address)};
  document.head.append(script);
})`;

journey('A tag manager loads after consent only, and no other script may', async ({ visit, step }) => {
  const [tags, other] = await Promise.all([startHost(), startHost()]);
  const own = await startProduct({ ANALYTICS: 'tag-manager', TAG_MANAGER_URL: tags.address });
  try {
    const page = await visit('desktop', 'nl', { baseURL: own.url, storageState: unasked });
    const collected = listenForEvents(page);

    await step('without consent no script loads', async () => {
      await page.goto(paths.start);
      await isSettled(page);
      await barOf(page).getByRole('button', { name: 'Wat meten we precies' }).click();
      await expect(barOf(page)).toContainText('Een externe meetdienst');
      expect([tags.calls(), await page.evaluate('window.dataLayer')]).toEqual([0, undefined]);
    });

    await step('after consent it loads once, after the data layer, and our collector gets nothing', async () => {
      await accept(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-before', '1');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click();
      await expect.poll(async () => (await readDataLayer(page)).length).toBeGreaterThan(1);
      expect([tags.calls(), collected]).toEqual([1, []]);
    });

    await step('the page refuses the script of another host', async () => {
      const tab = await page.context().newPage();
      await tab.goto(paths.start);
      expect(await tab.evaluate(loadScript(other.address))).toBe('script-src-elem');
      expect(other.calls()).toBe(0);
      await tab.close();
    });

    await step('a withdrawal loads the page without the script', async () => {
      await reopen(page).click();
      const reload = page.waitForEvent('load');
      await refuse(page).click();
      await reload;
      await isSettled(page);
      expect([await page.locator('html').getAttribute('data-before'), await page.evaluate('window.dataLayer')]).toEqual(
        [null, undefined],
      );
    });
  } finally {
    await own.stop();
    for (const { server } of [tags, other]) server.close();
  }
});
