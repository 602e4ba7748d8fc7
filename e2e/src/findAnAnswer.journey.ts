import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const places = [
  {
    language: 'fr',
    device: 'phone',
    isMain: true,
    words: {
      group: 'Factures et paiement',
      reach: 'Nous joindre',
      hours:
        /Service clientèle.*lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00(?:ouvert maintenant jusqu’à|fermé pour l’instant, ouvre).*lu–sa 9:00–\u206020:00(?:ouvert maintenant jusqu’à|fermé pour l’instant, ouvre)/,
      open: /ouvert maintenant jusqu’à \d\d:\d\d|fermé pour l’instant, ouvre .+ à \d\d:\d\d/,
      search: 'Chercher dans les questions',
      go: 'Chercher',
      typo: 'payr ma factur',
      found: /questions? trouvée/,
      question: 'Comment payer une facture ?',
      answer: /scannez le code QR/,
      helped: 'Cela vous a-t-il aidé',
      yes: 'Oui',
      thanks: 'Merci de votre réponse.',
      miss: ['trottinette', 'Frans'],
      none: /Aucune question trouvée/,
      payment: 'Questions sur le paiement',
      paymentQuestion: 'Quand dois-je payer ?',
    },
  },
  {
    language: 'nl',
    device: 'desktop',
    isMain: false,
    words: {
      group: 'Facturen en betalen',
      reach: 'Bereikbaar',
      hours:
        /Klantendienst.*ma–vr 7:00–\u206017:30, za 7:00–\u206013:00(?:nu open tot|nu gesloten, open).*ma–za 9:00–\u206020:00(?:nu open tot|nu gesloten, open)/,
      open: /nu open tot \d\d:\d\d|nu gesloten, open .+ om \d\d:\d\d/,
      search: 'Zoek in de vragen',
      go: 'Zoeken',
      typo: 'faktuur betaln',
      found: /vra(?:ag|gen) gevonden/,
      question: 'Hoe betaal ik een factuur?',
      answer: /scan de QR-code/,
      helped: 'Heeft dit geholpen?',
      yes: 'Ja',
      thanks: 'Bedankt voor je antwoord.',
      miss: ['bakfiets', 'Nederlands'],
      none: /Geen vraag gevonden/,
      payment: 'Vragen over betalen',
      paymentQuestion: 'Wanneer moet ik betalen?',
    },
  },
] as const;

for (const { language, device, isMain, words } of places) {
  const { paths } = shopWords[language];
  const title = `A visitor finds an answer, ${language}, ${device}`;

  journey(title, isMain ? { tag: '@main' } : {}, async ({ visit, step }) => {
    const page = await visit(device, language);
    const main = page.getByRole('main');

    await step('the questions stand in groups, with the opening hours of the service and of partners', async () => {
      await page.goto(paths.faq);
      await expect(main.getByRole('heading', { level: 2, name: words.group })).toBeVisible();
      await expect(main.getByRole('region', { name: words.reach })).toContainText(words.hours);
      await expect(page.getByRole('contentinfo')).toContainText(words.open);
      await isSettled(page);
      expect(await findBarriers(page)).toEqual([]);
      await fitsSideways(page);
    });

    await step('a search with typing errors finds the question', async () => {
      await main.getByRole('searchbox', { name: words.search }).fill(words.typo);
      await main.getByRole('button', { name: words.go, exact: true }).click();
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(words.found);
      await main.getByText(words.question).click();
      await expect(main.getByText(words.answer)).toBeVisible();
    });

    await step('the visitor says that the answer helped', async () => {
      const vote = main.getByRole('group', { name: words.helped });
      await vote.getByRole('button', { name: words.yes }).click();
      await expect(main.getByRole('button', { name: words.yes })).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByText(words.thanks)).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('a search without a question shows the way to all questions', async () => {
      await page.goto(`${paths.faq}?q=${words.miss[0]}+204118`);
      await expect(main.getByText(words.none)).toBeVisible();
      await main.getByRole('link', { name: words.payment }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.payment })).toBeVisible();
      await expect(main.getByText(words.paymentQuestion)).toBeVisible();
    });

    await step('the office sees what nobody answers', async () => {
      const office = await visit('desktop', 'nl');
      await signInAtOffice(office, 'support');
      await office.goto('/backoffice/faqMisses');
      await expect(office.getByRole('row', { name: new RegExp(`^${words.miss.join(' ')}`) })).toBeVisible();
    });
  });
}
