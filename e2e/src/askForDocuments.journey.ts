import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';

journey(
  'A customer copies two invoices and downloads them as one ZIP',
  { tag: '@main' },
  async ({ visit, step, check }) => {
    const page = await visit('desktop', 'nl');
    const main = page.getByRole('main');
    const ticks = main.getByRole('checkbox', { name: /^Factuur \d+ kiezen/ });
    const copy = main.getByRole('button', { name: 'Kopie aanvragen' });
    const numbers: string[] = [];
    await signIn(page, 'lotte', 'Bistro Lindegaard');

    await check('a copy of nothing is refused with a message', async () => {
      // Invoices follow the start of the product.
      await expect(async () => {
        await page.goto('/nl/mijn-account/facturen');
        await expect(ticks.nth(1)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await copy.click();
      await expect(page.getByText('Je hebt niets gekozen')).toBeVisible();
    });

    await step('chooses two invoices and asks for a copy', async () => {
      for (const index of [0, 1]) {
        const name = (await ticks.nth(index).getAttribute('aria-label')) ?? '';
        numbers.push(/\d+/.exec(name)?.[0] ?? '');
        await ticks.nth(index).check();
      }
      await copy.click();
      await expect(page).toHaveURL(/\/nl\/mijn-account\/documenten$/);
      await expect(main.getByRole('heading', { level: 1, name: 'Documenten' })).toBeVisible();
    });

    await step('sees the request until it is ready, and downloads the ZIP with both', async () => {
      const request = main.getByRole('listitem').filter({ hasText: '2 gekozen documenten' }).first();
      await expect(request).toContainText('Klaar');
      const coming = page.waitForEvent('download');
      await request.getByRole('link', { name: /^Download ZIP/ }).click();
      const zip = (await readFile(await (await coming).path())).toString('latin1');
      for (const number of numbers) expect(zip).toContain(`factuur-${number}.pdf`);
    });

    await check('the page has no barriers', async () => {
      expect(await findBarriers(page)).toEqual([]);
    });
  },
);
