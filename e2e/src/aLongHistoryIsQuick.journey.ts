import { expect, type Route } from '@playwright/test';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signInAtOffice } from './support/logIn.ts';

const order = '4401962';
const eventCount = 5000;
const longTaskMs = 100;

const watchLongTasks = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

type Event = { readonly index: number; readonly event_id: string; readonly occurred_at: string };

/** Repeats the events of a real history, one minute apart. */
async function lengthen(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { events: Event[] };
  const [first] = body.events;
  if (!first) throw new Error('the order has no events');
  const begin = Date.parse(first.occurred_at);
  const events = Array.from({ length: eventCount }, (_, index) => ({
    ...(body.events[index % body.events.length] ?? first),
    index,
    event_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    occurred_at: new Date(begin + index * 60_000).toISOString(),
  }));
  await route.fulfill({ response, json: { ...body, events } });
}

journey('A history of five thousand events follows the keyboard without a hitch', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const slider = page.getByRole('slider');
  const list = page.getByRole('region', { name: 'Gebeurtenissen' });

  await step('the page shows the events in pages of a hundred', async () => {
    await page.route(`**/api/office/orders/${order}/history`, lengthen);
    await page.addInitScript(watchLongTasks);
    await signInAtOffice(page, 'auditor');
    await page.goto(`/backoffice/orders/${order}/show`);
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 5000 van 5000,/);
    await expect(list.getByRole('listitem')).toHaveCount(100);
  });

  await step(`no step of the slider blocks the page for ${longTaskMs} ms`, async () => {
    await slider.focus();
    await press(page, 'ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 4999 van/);
    await page.evaluate('globalThis.longTasks.length = 0');
    for (const key of ['Home', 'End', 'Home']) await press(page, key);
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 1 van/);
    for (let step = 0; step < 120; step++) await press(page, 'ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 121 van/);
    await press(page, 'PageDown');
    const longest = await page.evaluate<number>('Math.max(0, ...globalThis.longTasks)');
    expect(longest).toBeLessThan(longTaskMs);
  });

  await step('the list turns its pages, and its keyboard crosses from one to the next', async () => {
    await slider.focus();
    await press(page, 'End');
    await list.getByRole('button', { name: 'Vroegere gebeurtenissen' }).click();
    await expect(list).toContainText('4801–4900 van 5000');
    const last = list.getByRole('listitem').last().getByRole('button');
    await last.click();
    await press(page, 'ArrowDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 4800 van/);
    await expect(list.locator('[aria-current]')).toBeFocused();
  });
});
