import { expect } from './support/expect.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { playJourney } from './support/journey.ts';
import { logInAtOffice } from './support/logIn.ts';
import type { Language } from './support/shopWords.ts';
import { enlargeText, smallestText } from './support/textSize.ts';

const languages: readonly Language[] = ['nl', 'fr'];
/** Design §4: text resizes to 200 %, and pages reflow at 320. */
const views = [
  { width: 1440, percent: 200 },
  { width: 820, percent: 200 },
  { width: 820, percent: 100 },
  { width: 320, percent: 100 },
] as const;
/** The smallest of the type scale, in CSS px at the usual text size. */
const smallest = 12;
const order = '/backoffice/orders/4402131/show';
const pages = {
  orders: '/backoffice/orders?filter={}',
  'orders that are not there': `/backoffice/orders?filter=${encodeURIComponent('{"q":"9999999"}')}`,
  'an order now': order,
  'an order at its first event, compared with now': `${order}?at=2026-01-01T00:00:00Z&with=now`,
  'an order that is not there': '/backoffice/orders/99/show',
  subscriptions: '/backoffice/subscriptions',
};

/** What a box that hides its overflow cuts off sideways; boxes that scroll, fields and hidden words are none. Runs in the page. */
const cutOff = `[...document.querySelectorAll('main *, header *, aside *')]
  .filter((box) => box.checkVisibility() && ['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
  .filter((box) => !box.matches('input, select, .visually-hidden, .time-track-days span') && box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML.slice(0, 120))`;

await playJourney('The office can be read in large text and in a narrow window', async ({ visit, step, check }) => {
  for (const language of languages) {
    const page = await visit('desktop', language);
    for (const { width, percent } of views)
      await check(`login at ${width} wide and ${percent} % text, ${language}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/backoffice/login');
        await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
        await enlargeText(page, percent);
        await isSettled(page);
        await fitsSideways(page);
      });
    await step(`an auditor logs in, ${language}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await logInAtOffice(page, 'auditor');
    });
    for (const { width, percent } of views)
      for (const [name, address] of Object.entries(pages))
        await check(`${name} at ${width} wide and ${percent} % text, ${language}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          await enlargeText(page, percent);
          await isSettled(page);
          await fitsSideways(page);
          expect(await smallestText(page)).toBeGreaterThanOrEqual((smallest * percent) / 100);
          expect(await page.evaluate<string[]>(cutOff)).toEqual([]);
        });
    await page.context().close();
  }
});
