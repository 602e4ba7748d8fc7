import { expect } from '@playwright/test';
import { articleWithBarcode, scannerWords } from './support/barcodes.ts';
import { filmBarcode } from './support/filmBarcode.ts';
import { journey as anyJourney } from './support/journey.ts';
import { signIn } from './support/logIn.ts';

const journey = anyJourney.extend<{ readonly sold: Awaited<ReturnType<typeof articleWithBarcode>> }>({
  sold: async ({ product }, provide) => provide(await articleWithBarcode(product)),
  switches: ({ sold }, provide) =>
    provide([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmBarcode(sold.ean)}`,
    ]),
});

journey('A scanned barcode leads to its article', async ({ sold: { article }, visit, step, check }) => {
  for (const [device, language] of [
    ['phone', 'nl'],
    ['desktop', 'fr'],
  ] as const) {
    const says = scannerWords[language];
    const at = `${device}, ${language}`;

    await step(`the camera reads the barcode and its article opens, ${at}`, async () => {
      const page = await visit(device, language, { permissions: ['camera'] });
      await page.goto(says.search);
      await page.getByRole('banner').getByRole('button', { name: says.scan }).click();
      await expect(page).toHaveURL(says.product(article));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate<number>('document.querySelectorAll("video").length')).toBe(0);
    });
  }

  await check('the start page has a scanner too', async () => {
    const page = await visit('desktop', 'nl');
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    await page.goto('/');
    const opener = page.getByRole('main').getByRole('button', { name: scannerWords.nl.scan });
    await opener.click();
    await expect(page).toHaveURL(scannerWords.nl.product(article));
  });
});
