import { expect, type Page } from '@playwright/test';

/** @returns takes the milliseconds of each task above 50 ms since the last take */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  // A task is reported after its end.
  const take = () =>
    page.evaluate<number[]>(`new Promise((resolve) => setTimeout(() => {
      window.longTasks.push(...window.longTaskObserver.takeRecords());
      resolve(window.longTasks.splice(0).map(({ duration }) => duration));
    }))`);
  // Proves with a task of 120 ms that long tasks are seen.
  await page.evaluate(`
    window.longTasks = [];
    window.longTaskObserver = new PerformanceObserver((list) => window.longTasks.push(...list.getEntries()));
    window.longTaskObserver.observe({ type: 'longtask' });
    setTimeout(() => { for (const until = performance.now() + 120; performance.now() < until; ); });
  `);
  await expect.poll(async () => Math.max(0, ...(await take()))).toBeGreaterThanOrEqual(120);
  return take;
}
