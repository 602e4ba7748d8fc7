import { expect } from '@playwright/test';
import { articleWithBarcode, scannerWords } from './support/barcodes.ts';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';

/** An unused GTIN with a valid check digit. */
const unknownBarcode = '2000000000008';

journey.use({ switches: ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'] });

journey(
  'A blocked camera shows how to allow it, and a typed barcode works too',
  async ({ product, visit, step, check }) => {
    const { article, ean } = await articleWithBarcode(product);
    for (const [device, language] of [
      ['phone', 'nl'],
      ['desktop', 'fr'],
    ] as const) {
      const says = scannerWords[language];
      const at = `${device}, ${language}`;

      await step(`a blocked camera tells how to allow it, ${at}`, async () => {
        const page = await visit(device, language);
        await page.goto(says.search);
        await page.getByRole('banner').getByRole('button', { name: says.scan }).click();
        const dialog = page.getByRole('dialog', { name: says.scan });
        await expect(dialog.getByRole('heading', { name: says.blocked })).toBeVisible();
        await expect(dialog.getByRole('listitem')).toHaveCount(3);
        expect(await findBarriers(page, '[role="dialog"]')).toEqual([]);
        await fitsSideways(page);
        const code = dialog.getByLabel(says.code);

        await code.fill('5412345000017');
        await dialog.getByRole('button', { name: says.find }).click();
        await expect(dialog.getByText(says.wrong)).toBeVisible();
        await code.fill(`${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`);
        await code.press('Enter');
        await expect(page).toHaveURL(says.product(article));
      });
    }

    await check('an unknown barcode shows a message with its digits, and the scanner stays open', async () => {
      const page = await visit('phone', 'nl');
      await page.goto('/zoekresultaten');
      await page.getByRole('banner').getByRole('button', { name: scannerWords.nl.scan }).click();
      const dialog = page.getByRole('dialog', { name: scannerWords.nl.scan });
      await dialog.getByLabel(scannerWords.nl.code).fill(unknownBarcode);
      await dialog.getByRole('button', { name: scannerWords.nl.find }).click();
      await expect(page.getByText(scannerWords.nl.unknown)).toBeVisible();
      await expect(
        page.getByText(`Barcode ${unknownBarcode} staat niet in ons assortiment`, { exact: false }),
      ).toBeVisible();
      await expect(dialog).toBeVisible();
    });
  },
);
