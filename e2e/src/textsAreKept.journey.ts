import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';

/** Spec shopping §9. */
journey('Texts are loaded once an hour', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const heading = page.getByRole('heading', { level: 1 });
  const texts = () => requestedPaths.filter((path) => path.includes('/translations/'));
  const key = 'talloor.texts.nl-translation';

  await step('the first visit loads the texts of this release from the server', async () => {
    await page.goto('/nl/promo');
    await expect(heading).toBeVisible();
    expect(texts()).toEqual(['/nl/translations/messages.json']);
    // Else the build's own script would load.
    expect(requestedPaths.filter((path) => /\/assets\/nl-/.test(path))).toEqual([]);
  });

  await step('the next page takes the texts from the browser', async () => {
    requestedPaths.length = 0;
    await page.reload();
    await expect(heading).toBeVisible();
    expect(texts()).toEqual([]);
  });

  await step('after an hour the page loads the texts again', async () => {
    await page.evaluate(`(() => {
      const kept = JSON.parse(localStorage.getItem('${key}'));
      localStorage.setItem('${key}', JSON.stringify({ ...kept, i18nStamp: kept.i18nStamp - 3600000 }));
    })()`);
    requestedPaths.length = 0;
    await page.reload();
    await expect(heading).toBeVisible();
    expect(texts()).toEqual(['/nl/translations/messages.json']);
  });

  await step('the page ignores stored texts of another release', async () => {
    await page.evaluate(`(() => {
      const kept = JSON.parse(localStorage.getItem('${key}'));
      localStorage.setItem('${key}', JSON.stringify({ ...kept, i18nVersion: 'another', i18nStamp: Date.now(), pages: {} }));
    })()`);
    await page.reload();
    await expect(heading).toHaveText(/\S/);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Promo' })).toBeVisible();
  });
});
