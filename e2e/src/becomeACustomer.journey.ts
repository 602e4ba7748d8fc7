import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { password, signIn } from './support/logIn.ts';

const run = String(Date.now()).slice(-9);
const company = `Cantine du Pré ${run}`;
const username = `cantine.${run}`;

journey(
  'A business registers in French by keyboard and logs in once sales support has accepted it',
  async ({ visit, step }) => {
    const page = await visit('phone', 'fr');
    const next = (name: string | RegExp) => page.getByRole('button', { name });
    const fill = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await typeText(page, text);
    };
    const choose = async (label: string, value: string) => {
      const field = page.getByLabel(label, { exact: true });
      await tabTo(page, field);
      await field.selectOption(value);
    };

    await step('an incomplete form names its missing fields in an alert', async () => {
      await page.goto('/fr/registre');
      await tabTo(page, next('Continuer vers Contact'));
      await press(page, 'Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Secteur');
      expect(await findBarriers(page)).toEqual([]);
      await fitsSideways(page);
    });

    await step(
      'a private person needs no company number, and an undelivered postal code shows a message at once',
      async () => {
        await page.reload();
        await tabTo(page, page.getByRole('button', { name: 'Non', exact: true }));
        await press(page, 'Enter');
        await choose('Secteur', 'other');
        await choose('Type d’entreprise', 'private-person');
        await fill('Nom', company);
        await fill('Code postal', '8957');
        await expect(page.getByText('Nous ne livrons pas à ce code postal')).toBeVisible();
        await page.getByLabel('Code postal', { exact: true }).fill('5000');
        await expect(page.getByLabel('Commune', { exact: true })).toHaveValue('Beez');
        await page.getByLabel('Commune', { exact: true }).selectOption('Namur');
        await fill('Rue', 'Rue de Fer');
        await fill('N°', '12');
        await tabTo(page, next('Continuer vers Contact'));
        await press(page, 'Enter');
      },
    );

    await step('the form keeps its typed values after a reload', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Personne de contact' })).toBeVisible();
      await choose('Civilité', 'mrs');
      await choose('Fonction', 'owner');
      await fill('Prénom', 'Zoé');
      await fill('Nom', "D’Hondt-O'Brien");
      await fill('Téléphone', '081 00 00 55');
      const storeResponse = page.waitForResponse(
        (answer) => answer.url().includes('/registration/store') && answer.ok(),
      );
      await fill('E-mail', `zoe.${run}@cantine.example`);
      await storeResponse;
      await page.reload();
      await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Zoé');
      expect(await findBarriers(page)).toEqual([]);
      await tabTo(page, next('Continuer vers Login'));
      await press(page, 'Enter');
    });

    await step('the checklist ticks the password’s rules off during typing', async () => {
      await fill('Nom d’utilisateur', username);
      await fill('Mot de passe', password);
      await expect(page.locator('.password-checklist .is-kept')).toHaveCount(6);
      await fill('Répéter le mot de passe', password);
      expect(await findBarriers(page)).toEqual([]);
      await tabTo(page, next('Vers le résumé'));
      await press(page, 'Enter');
    });

    await step('the summary shows all data before the submission, and the next steps after it', async () => {
      await expect(page.getByText("Zoé D’Hondt-O'Brien")).toBeVisible();
      await tabTo(page, page.getByRole('checkbox', { name: /conditions générales/ }));
      await press(page, 'Space');
      expect(await findBarriers(page)).toEqual([]);
      await tabTo(page, next('Envoyer l’inscription'));
      await press(page, 'Enter');
      await expect(page).toHaveURL('/confirmation');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Votre compte est créé|reçu votre demande/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Et maintenant ?' })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });

    const office = await visit('desktop', 'nl');
    await step(
      'sales support accepts the registration by key with the proposed reason, which stays on the registration',
      async () => {
        await signIn(office, 'support');
        await office.goto('/backoffice/registrations');
        await office.getByRole('navigation', { name: 'Wachtrij' }).getByRole('link', { name: company }).click();
        await expect(office.getByRole('heading', { level: 2, name: company })).toBeVisible();
        expect(await findBarriers(office)).toEqual([]);
        await press(office, 'a');
        const dialog = office.getByRole('dialog');
        await expect(dialog).toContainText('nieuwe klant');
        await expect(dialog.getByLabel(/^Reden/)).not.toHaveValue('');
        const reason = await dialog
          .getByLabel(/^Reden/)
          .locator('option:checked')
          .innerText();
        expect(await findBarriers(office)).toEqual([]);
        await tabTo(office, dialog.getByRole('button', { name: 'Goedkeuren en klant maken' }));
        await press(office, 'Enter');
        await expect(dialog).toHaveCount(0);
        await expect(
          office.getByRole('navigation', { name: 'Wachtrij' }).getByRole('link', { name: company }),
        ).toHaveCount(0);
        await office.goto('/backoffice/registrations?tab=done');
        await office.getByRole('navigation', { name: 'Wachtrij' }).getByRole('link', { name: company }).click();
        await expect(office.getByRole('heading', { level: 2, name: company })).toBeVisible();
        await expect(office.getByText(new RegExp(`^Afgehandeld .*: ${reason}$`))).toBeVisible();
      },
    );

    await step('the first sign-in selects the new customer', async () => {
      await page.goto('/connexion');
      await page.getByLabel('Nom d’utilisateur').fill(username);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page).toHaveURL('/');
      const user = (await (await page.context().request.get('/fr/api/user')).json()) as {
        customers: { name: string }[];
        customer_number: string | null;
      };
      expect(user.customers.map(({ name }) => name)).toEqual([company]);
      expect(user.customer_number).toMatch(/^4\d{5}$/);
    });
  },
);
