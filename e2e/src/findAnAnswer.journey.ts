import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';

journey('A visitor finds an answer in French, on a phone', { tag: '@main' }, async ({ visit, step }) => {
  const phone = await visit('phone', 'fr');
  const main = phone.getByRole('main');

  await step('the questions stand in groups, with the opening hours of the service and of partners', async () => {
    await phone.goto('/fr/questions-frequentes');
    await expect(main.getByRole('heading', { level: 2, name: 'Factures et paiement' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Nous joindre' })).toContainText(
      /Service clientèle.*lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00(?:ouvert maintenant jusqu’à|fermé pour l’instant, ouvre).*lu–sa 9:00–\u206020:00(?:ouvert maintenant jusqu’à|fermé pour l’instant, ouvre)/,
    );
    await expect(phone.getByRole('contentinfo')).toContainText(
      /ouvert maintenant jusqu’à \d\d:\d\d|fermé pour l’instant, ouvre .+ à \d\d:\d\d/,
    );
    await isSettled(phone);
    expect(await findBarriers(phone)).toEqual([]);
    await fitsSideways(phone);
  });

  await step('a search with typing errors finds the question', async () => {
    await main.getByRole('searchbox', { name: 'Chercher dans les questions' }).fill('payr ma factur');
    await main.getByRole('button', { name: 'Chercher', exact: true }).click();
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/questions? trouvée/);
    await main.getByText('Comment payer une facture ?').click();
    await expect(main.getByText(/scannez le code QR/)).toBeVisible();
  });

  await step('the visitor says that the answer helped', async () => {
    const vote = main.getByRole('group', { name: 'Cela vous a-t-il aidé' });
    await vote.getByRole('button', { name: 'Oui' }).click();
    await expect(main.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText('Merci de votre réponse.')).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
  });

  await step('a search without a question shows the way to all questions', async () => {
    await phone.goto('/fr/questions-frequentes?q=trottinette+204118');
    await expect(main.getByText(/Aucune question trouvée/)).toBeVisible();
    await main.getByRole('link', { name: 'Questions sur le paiement' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Questions sur le paiement' })).toBeVisible();
    await expect(main.getByText('Quand dois-je payer ?')).toBeVisible();
  });

  await step('the office sees what nobody answers', async () => {
    const office = await visit('desktop', 'nl');
    await signInAtOffice(office, 'support');
    await office.goto('/backoffice/faqMisses');
    await expect(office.getByRole('row', { name: /^trottinette Frans/ })).toBeVisible();
  });
});
