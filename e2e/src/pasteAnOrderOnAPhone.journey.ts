import { expect } from '@playwright/test';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';

journey('A buyer pastes an order in French, on a phone', { tag: '@main' }, async ({ visit, step }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');

  await step('pasted lines are checked and added by taps, and an unknown article stays in the list', async () => {
    await signIn(page, 'amelie', 'Château de Fayt Réceptions');
    await page.goto('/panier-telechargement');
    await main.getByRole('textbox', { name: 'Lignes collées' }).fill('Réf.\tQté\n152001\t6\n999812\t2\n');
    await main.getByRole('button', { name: 'Vérifier les lignes' }).tap();
    await expect(main).toContainText('Article inconnu');
    await fitsSideways(page);
    await main.getByRole('button', { name: 'Ajouter 1 ligne' }).tap();
    const addedPanel = main.locator('.upload-added');
    await expect(addedPanel).toContainText('1 ligne de ce fichier est dans votre panier');
    await expect(main).toContainText('999812');
    await fitsSideways(page);
    await addedPanel.getByText('Vers votre panier').tap();
    await expect(page).toHaveURL('/panier');
    await expect(main).toContainText('152001');
  });
});
