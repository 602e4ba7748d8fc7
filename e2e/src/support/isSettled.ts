import { expect, type Page } from '@playwright/test';

/** Returns the reason on timeout. Under a dialog the heading has no role. */
const waitScript = `(async (patienceMs) => {
  const busy = () => {
    if (document.readyState !== 'complete') return 'the document is loading';
    if (document.querySelector('h1') === null) return 'there is no heading';
    const loading = document.querySelector('.MuiSkeleton-root, .office-skeleton, [aria-busy="true"]');
    if (loading !== null) return 'something is loading: ' + loading.outerHTML.slice(0, 200);
    const moves = (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity;
    return document.getAnimations().some(moves) ? 'something moves' : '';
  };
  const giveUpAt = performance.now() + patienceMs;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    await document.fonts.ready;
    if (busy() === '') {
      // An answer that has just come is drawn in the next frame.
      await frame();
      if (busy() === '') return '';
    }
    if (performance.now() > giveUpAt) return busy();
    await frame();
  }
})(15000)`;

export async function isSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  expect(await page.evaluate<string>(waitScript)).toBe('');
}
