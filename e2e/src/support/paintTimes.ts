import type { Page } from '@playwright/test';

const listen = `(() => {
  window.paintTimes = [];
  addEventListener('keydown', ({ key }) => {
    const pressed = performance.now();
    requestAnimationFrame(() => {
      const shown = new MessageChannel();
      shown.port1.onmessage = () => window.paintTimes.push([key, performance.now() - pressed]);
      shown.port2.postMessage(null);
    });
  }, true);
})()`;

export const takePaintTimes = (page: Page): Promise<void> => page.evaluate<undefined>(listen);

/** Milliseconds from key press to painted frame. */
export async function medianPaint(page: Page, keys: RegExp): Promise<number> {
  const times = await page.evaluate<[string, number][]>('window.paintTimes');
  const sorted = times.filter(([key]) => keys.test(key)).map(([, ms]) => ms);
  sorted.sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
