import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;

journey(
  'A customer checks a delivery against its note, on a phone',
  { tag: '@main' },
  async ({ visit, step, check }) => {
    const page = await visit('phone', 'nl');
    const links = new Set<string>();
    await step('the groups of orders lead to a delivery note', async () => {
      await signIn(page, 'lotte', 'Bistro Lindegaard');
      await page.goto(paths.orders);
      for (const group of ['Onafgewerkt', 'Open', 'Geleverd', 'Gefactureerd'])
        await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
      await page
        .getByRole('region', { name: /^Gefactureerd/ })
        .getByRole('link', { name: /^Levernota/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /^Levernota \d+/ })).toBeVisible();
      await judgePage(page, links);
    });
    await step('a tap ticks a line off, a button ticks the rest, and the ticks survive a reload', async () => {
      const boxes = page.getByRole('checkbox', { name: /^Gecontroleerd/ });
      await boxes.first().check();
      await expect(page.getByText(/^1 van \d+ gecontroleerd/)).toBeVisible();
      await page.getByRole('button', { name: 'Vink de rest aan' }).click();
      await expect(page.getByRole('button', { name: 'Vink de rest aan' })).toHaveCount(0);
      await page.reload();
      await expect(boxes.first()).toBeChecked();
    });
    await check('Space removes a tick and moves the focus to the next line', async () => {
      const boxes = page.getByRole('checkbox', { name: /^Gecontroleerd/ });
      await expect(boxes.nth(1)).toBeVisible();
      const wasChecked = await boxes.first().isChecked();
      await boxes.first().focus();
      await page.keyboard.press('Space');
      await expect(boxes.nth(1)).toBeFocused();
      await expect(boxes.first()).toBeChecked({ checked: !wasChecked });
    });
    await check('a scanned article number ticks its line off, and an invalid barcode shows a message', async () => {
      const line = page
        .getByRole('row')
        .filter({ hasText: /Geleverd/ })
        .filter({ has: page.getByRole('checkbox') });
      await line.first().getByRole('checkbox').uncheck();
      const article = /\b\d{6}\b/.exec(await line.first().innerText())?.[0] ?? '';
      await page.getByRole('button', { name: 'Scan om af te vinken' }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('textbox');
      await field.fill('123');
      await field.press('Enter');
      await expect(dialog.getByText(/^Dit is geen barcode/)).toBeVisible();
      await field.fill(article);
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await dialog.getByRole('button', { name: /^Sluit/ }).click();
      await expect(line.first().getByRole('checkbox')).toBeChecked();
    });
    await check('a tick that cannot be saved is undone, with a message', async () => {
      const box = page.getByRole('checkbox', { name: /^Gecontroleerd/ }).first();
      const wasChecked = await box.isChecked();
      await page.route('**/api/delivery-note/toggle/**', (route) => route.abort('internetdisconnected'));
      await box.click();
      await expect(page.getByText('Niet afgevinkt')).toBeVisible();
      await expect(box).toBeChecked({ checked: wasChecked });
      await page.unroute('**/api/delivery-note/toggle/**');
    });
    await check('a line shows its amount without and with VAT, and its rate', async () => {
      const line = page.getByRole('row').filter({ hasText: /Geleverd/ });
      await expect(line.nth(1)).toContainText(/€\s[\d.]+,\d\d\s*€\s[\d.]+,\d\d incl\.\s*Btw [A-Z]/);
    });
    await step('without prices the note shows no amount, on the screen and on paper', async () => {
      await page.getByRole('button', { name: 'Zonder prijzen' }).click();
      await expect(page).toHaveURL(/prices=0/);
      await expect(page.getByRole('main')).not.toContainText('€');
      const href = await page.getByRole('link', { name: /^PDF van levernota/ }).getAttribute('href');
      const pdf = await page.context().request.get(href ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  },
);
