import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';

journey('A visitor browses the assortment in French, on a phone', async ({ visit, step }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');
  // Behind a sheet the heading has no role.
  const heading = page.locator('main h1');
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  const judge = async (): Promise<void> => {
    await isSettled(page);
    await fitsSideways(page);
    expect(await findBarriers(page)).toEqual([]);
  };
  let group = '';

  await step('the assortment lists its groups, and a group lists its subgroups', async () => {
    await page.goto('/fr/assortiment');
    await expect(heading).toContainText('Assortiment');
    const first = main.locator('.group-card h3 a').first();
    await expect(first).toBeVisible();
    await judge();
    group = ((await first.textContent()) ?? '').replace(/\s*\d+$/, '');
    await first.tap();
    await expect(page).toHaveURL(/\/fr\/assortiment\/\d+$/);
    await expect(heading).toContainText(group);
    await expect(
      main
        .getByRole('navigation', { name: `Dans ${group}` })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });

  await step('the filters lie in a closed sheet, and its button counts the results', async () => {
    await expect(heading).toContainText(/\d article/);
    const before = await heading.textContent();
    await main.getByRole('button', { name: 'Filtres', exact: true }).tap();
    const brands = sheet.getByRole('button', { name: /^Marque/ });
    await expect(brands).toHaveAttribute('aria-expanded', 'false');
    await brands.tap();
    await sheet.getByRole('checkbox').first().tap();
    await expect(heading).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/[?&]brand=/);
    const [count = ''] = /[\d.\s\u202f]+(?= article)/.exec((await heading.textContent()) ?? '') ?? [];
    await sheet.getByLabel('Trier').selectOption({ label: 'Nom' });
    await expect(page).toHaveURL(/[?&]sort=2/);
    await judge();
    await sheet.getByRole('button', { name: new RegExp(`^Afficher ${count.trim()} article`) }).tap();
    await expect(sheet).toBeHidden();
    await expect(main.getByRole('button', { name: 'Filtres (1)' })).toBeVisible();
    await judge();
  });

  await step('a remembered filter applies to every list', async () => {
    await page.goto('/resultats-de-la-recherche?keywords=tomate');
    await main.getByRole('button', { name: 'Filtres', exact: true }).tap();
    await sheet.getByRole('button', { name: /^Conservation/ }).tap();
    await sheet.getByRole('checkbox').first().tap();
    await sheet.getByRole('button', { name: 'Retenir partout : Conservation' }).tap();
    await page.goto('/fr/promo');
    await expect(page).toHaveURL(/\/fr\/promo\?storage=/);
    await main.getByRole('button', { name: 'Filtres (1)' }).tap();
    await sheet.getByRole('button', { name: /retirer le filtre retenu partout$/ }).tap();
    await expect(page).toHaveURL(/\/fr\/promo$/);
    await page.keyboard.press('Escape');
    await judge();
  });

  await step('a visitor sees no prices and no order buttons', async () => {
    await expect(main.getByRole('button', { name: /^Ajouter/ })).toHaveCount(0);
    await expect(main.locator('.price-now')).toHaveCount(0);
  });

  await step('the comparison of two articles fits the screen', async () => {
    for (const at of [0, 1])
      await main
        .getByRole('button', { name: /^Comparer, / })
        .nth(at)
        .tap();
    await page.getByRole('region', { name: 'Comparer' }).getByRole('link').tap();
    await expect(page).toHaveURL(/\/comparer\?artikels=\d+,\d+$/);
    await expect(main.getByRole('columnheader').getByRole('link')).toHaveCount(2);
    await judge();
  });

  await step('a search without results shows tips', async () => {
    await page.goto('/resultats-de-la-recherche?keywords=xqzxqz');
    await expect(main).toContainText('Rien trouvé pour');
    await expect(main.locator('.search-tips li')).toHaveCount(2);
    await judge();
  });
});
