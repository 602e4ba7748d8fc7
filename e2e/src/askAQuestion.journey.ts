import { expect, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const subject = 'Levering aan de achterdeur';

journey(
  'A customer asks a question, the office asks back, answers and closes it',
  { tag: '@main' },
  async ({ visit, step }) => {
    const page = await visit('desktop', 'nl');
    const office = await visit('desktop', 'nl');
    const links = new Set<string>();
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    let number = '';

    await step('the contact form knows the customer and names what is missing', async () => {
      await signIn(page, 'lotte', 'Bistro Lindegaard');
      await page.goto(shopWords.nl.paths.contact);
      await expect(main.getByLabel('Contactpersoon')).toHaveValue(/\S/);
      await expect(main.getByLabel('Klantnummer')).toHaveValue('204118');
      await main.getByRole('button', { name: 'Vraag versturen' }).click();
      await expect(main.getByLabel('Sector')).toBeFocused();
      await judgePage(page, links);
    });

    await step('the question becomes a case with a number', async () => {
      await main.getByLabel('Sector').selectOption({ label: 'Horeca' });
      await main.getByLabel('Onderwerp').fill(subject);
      await main.getByLabel('Vraag', { exact: true }).fill('Kan de chauffeur langs achter leveren?');
      await expect(async () => {
        // A person needs three seconds.
        const send = main.getByRole('button', { name: 'Vraag versturen' });
        if (await send.isVisible()) await send.click();
        await expect(heading).toHaveText('Je vraag is verstuurd', { timeout: 1500 });
      }).toPass();
      [number = ''] = /\d{8}/.exec(await main.innerText()) ?? [];
      await judgePage(page, links);
    });

    await step('the office finds the case and asks back', async () => {
      await signInAtOffice(office, 'support');
      await office.getByRole('link', { name: /^Dossiers/ }).click();
      await office.getByRole('link', { name: `Dossier ${number}` }).click();
      await say(office, 'Meer info vragen', 'Is er plaats om te draaien?');
      await expect(office.getByRole('heading', { level: 1 })).toContainText('Wacht op klant');
    });

    await step('the customer finds the question in the account and replies', async () => {
      await page.getByRole('button', { name: shopWords.nl.account }).click();
      await page.getByRole('button', { name: 'Mijn vragen' }).click();
      await expect(heading).toHaveText('Mijn vragen');
      await judgePage(page, links);
      await main.getByRole('link', { name: `Dossier ${number} bekijken` }).click();
      await expect(main.getByText('Is er plaats om te draaien?')).toBeVisible();
      await main.getByLabel('Je antwoord').fill('Ja, voor een kleine wagen.');
      await main.getByRole('button', { name: 'Antwoord versturen' }).click();
      await expect(main.getByText('Ja, voor een kleine wagen.').first()).toBeVisible();
      await judgePage(page, links);
    });

    await step('the office answers with a canned text and closes the case with a reason', async () => {
      await expect(office.getByText('Ja, voor een kleine wagen.')).toBeVisible();
      await office.getByRole('button', { name: 'Antwoorden', exact: true }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Standaardtekst').selectOption({ label: 'Bedankt, we zoeken het uit' });
      await expect(dialog.getByLabel(/^Tekst in het/)).toHaveValue(/^Bedankt voor je bericht/);
      await dialog.getByRole('button', { name: 'Antwoorden', exact: true }).click();
      await expect(dialog).toBeHidden();
      await office.getByRole('button', { name: 'Afsluiten', exact: true }).click();
      await dialog.getByLabel(/^Reden/).selectOption({ label: 'opgelost' });
      await judgePage(office, links);
      await dialog.getByRole('button', { name: 'Afsluiten', exact: true }).click();
      await expect(office.getByRole('heading', { level: 1 })).toContainText('Afgesloten');
      await judgePage(office, links);
    });

    await step('the customer reads the answer in the closed case', async () => {
      await page.reload();
      await expect(main.getByText(/^Bedankt voor je bericht/)).toBeVisible();
      await expect(main.getByText('Dit dossier is afgesloten.')).toBeVisible();
    });
  },
);

async function say(office: Page, act: string, text: string): Promise<void> {
  await office.getByRole('button', { name: act, exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(/^Tekst in het/).fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}
