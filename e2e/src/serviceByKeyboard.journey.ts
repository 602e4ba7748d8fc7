import { expect, type Locator, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { focusUnseen, press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;

journey(
  'A customer asks a question, requests documents and reads statistics by keyboard alone',
  async ({ visit, step }) => {
    const page = await visit('desktop', 'nl');
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });

    await step('the form is filled in and its file chosen by keys, and an error takes the focus', async () => {
      await signIn(page, 'lotte', 'Bistro Lindegaard');
      await page.goto(paths.contact);
      await reach(page, main.getByLabel('Sector'));
      await typeText(page, 'Zorg');
      await expect(main.getByLabel('Sector')).toHaveValue('care');
      await reach(page, main.getByLabel('Vraag', { exact: true }));
      await typeText(page, 'Waar blijft de creditnota?');
      const fileChooser = page.waitForEvent('filechooser');
      await reach(page, main.getByRole('button', { name: 'Bestand kiezen' }));
      await press(page, 'Space');
      const buffer = await page.screenshot({ type: 'jpeg' });
      await (await fileChooser).setFiles({ name: 'bon.jpg', mimeType: 'image/jpeg', buffer });
      await reach(page, main.getByRole('button', { name: 'bon.jpg weghalen' }));
      await reach(page, main.getByRole('button', { name: 'Vraag versturen' }));
      await press(page, 'Enter');
      await expect(main.getByLabel('Onderwerp')).toBeFocused();
      expect(await focusUnseen(page)).toBe('');
      await typeText(page, 'Creditnota');
    });

    await step('a refused question keeps the focus on its button, and a sent one goes to its heading', async () => {
      const send = main.getByRole('button', { name: 'Vraag versturen' });
      await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
      await reach(page, send);
      await press(page, 'Enter');
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(send).toBeFocused();
      await expect(async () => {
        // A person needs three seconds.
        await press(page, 'Enter');
        await expect(heading).toHaveText('Je vraag is verstuurd', { timeout: 1500 });
      }).toPass();
      await expect(heading).toBeFocused();
    });

    await step('the questions lead to the case, which takes a reply', async () => {
      await reach(page, main.getByRole('link', { name: 'Mijn vragen' }));
      await press(page, 'Enter');
      await expect(heading).toHaveText('Mijn vragen');
      await reach(page, main.getByRole('link', { name: /^Dossier \d+ bekijken/ }).first());
      await press(page, 'Enter');
      await expect(heading).toHaveText(/^Dossier \d{8}$/);
      await expect(heading).toBeFocused();
      await reach(page, main.getByLabel('Je antwoord'));
      await typeText(page, 'Het gaat om week 9.');
      await reach(page, main.getByRole('button', { name: 'Antwoord versturen' }));
      await press(page, 'Enter');
      await expect(main.getByRole('listitem').filter({ hasText: 'Het gaat om week 9.' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Antwoord versturen' })).toBeFocused();
    });

    await step('arrows choose the type of documents, and Enter sends and downloads', async () => {
      await page.goto(paths.documents);
      await reach(page, main.getByRole('radio', { name: 'Facturen' }));
      await press(page, 'ArrowDown');
      await press(page, 'ArrowDown');
      await expect(main.getByRole('radio', { name: 'Leveringsbewijzen' })).toBeChecked();
      await reach(page, main.getByLabel('Van', { exact: true }));
      await typeText(page, '1/2/2026');
      await reach(page, main.getByLabel('Tot en met', { exact: true }));
      await typeText(page, '28/2/2026');
      await reach(page, main.getByLabel(/^Opmerking/));
      await typeText(page, 'Voor de boekhouder');
      await reach(page, main.getByRole('button', { name: 'Documenten aanvragen' }));
      await press(page, 'Enter');
      const request = main.getByRole('listitem').filter({ hasText: 'Leveringsbewijzen, 01/02/2026' });
      await expect(request).toContainText('Klaar');
      const coming = page.waitForEvent('download');
      await reach(page, request.getByRole('link', { name: /^Download ZIP/ }), 'Shift+Tab');
      await press(page, 'Enter');
      expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
    });

    await step('statistics change their period and grouping, and lead to the articles of a brand', async () => {
      await page.goto(paths.statistics);
      const quarter = main.getByRole('button', { name: 'Laatste 3 maanden' });
      await reach(page, quarter);
      await press(page, 'Space');
      await expect(quarter).toHaveAttribute('aria-pressed', 'true');
      await expect(quarter).toBeFocused();
      await reach(page, main.getByLabel('Per', { exact: true }));
      await typeText(page, 'Merk');
      await reach(page, main.getByRole('button', { name: 'Tonen' }));
      await press(page, 'Enter');
      await expect(page).toHaveURL(/by=brand/);
      await expect(main.getByRole('button', { name: 'Tonen' })).toBeFocused();
      await reach(page, main.getByRole('rowheader').getByRole('link').first());
      await press(page, 'Enter');
      await expect(page).toHaveURL(/by=article.*brand=/);
      await expect(main.getByRole('rowheader').first()).toHaveText(/\d{6}/);
      await expect(heading).toBeFocused();
    });
  },
);

async function reach(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  expect(await focusUnseen(page)).toBe('');
}
