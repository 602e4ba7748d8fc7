import { expect } from '@playwright/test';
import { startProduct } from './product/startProduct.ts';
import { findBarriers } from './support/findBarriers.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';

journey(
  'The administrator makes somebody message manager, who publishes a message and sees no other page',
  async ({ visit, step }) => {
    // The message would show in other journeys.
    const own = await startProduct();
    try {
      const administrator = await visit('desktop', 'nl', { baseURL: own.url });
      const person = await visit('desktop', 'fr', { baseURL: own.url });
      const menu = person.getByRole('navigation', { name: /^(Kantoor|Bureau)$/ });
      const heading = person.getByRole('heading', { level: 1 });

      await step('the banner manager sees banners alone', async () => {
        await signIn(person, 'banners');
        await person.goto('/backoffice');
        await expect(heading).toHaveText(/^Bannières/);
        await expect(menu.getByRole('link')).toHaveText(['Bannières']);
      });

      await step('the administrator sees the rights of the role and who may have them', async () => {
        await signInAtOffice(administrator, 'beheer');
        await administrator.goto('/backoffice/officeRoles');
        await administrator.getByRole('link', { name: 'Beheerder mededelingen' }).click();
        await expect(administrator.getByRole('checkbox', { name: 'Mededelingen beheren' })).toBeChecked();
        await expect(administrator.getByRole('checkbox', { name: 'Mededelingen zien' })).toBeDisabled();
        await isSettled(administrator);
        expect(await findBarriers(administrator)).toEqual([]);
      });

      await step('the administrator gives the role in place of the earlier one', async () => {
        await administrator.goto('/backoffice/users/1034/show');
        await administrator.getByRole('button', { name: 'Rollen geven' }).click();
        const dialog = administrator.getByRole('dialog');
        await dialog.getByRole('checkbox', { name: 'Beheerder banners' }).uncheck();
        await dialog.getByRole('checkbox', { name: 'Beheerder mededelingen' }).check();
        await isSettled(administrator);
        expect(await findBarriers(administrator)).toEqual([]);
        await dialog.getByLabel(/^Reden/).selectOption({ label: 'kreeg een andere taak' });
        await dialog.getByRole('button', { name: 'Rollen geven' }).click();
        await expect(dialog).toBeHidden();
        await expect(administrator.getByText('Heeft nu andere rollen: kreeg een andere taak')).toBeVisible();
      });

      await step('without a new login, the person has that menu alone and publishes a message', async () => {
        await person.goto('/backoffice');
        await expect(heading).toHaveText(/^Communications/);
        await expect(menu.getByRole('link')).toHaveText(['Communications']);
        await person.goto('/backoffice/announcements/create');
        const text = person.getByRole('group', { name: 'Texte', exact: true });
        await text.getByLabel(/^Néerlandais/).fill('Vrijdag leveren wij niet.');
        await text.getByLabel(/^Français/).fill('Pas de livraison vendredi.');
        await person.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(heading).toHaveText(/Pas de livraison vendredi|Vrijdag leveren wij niet/);
      });

      await step('any other page says who can give the right', async () => {
        for (const page of ['orders', 'banners', 'users/1001/show', 'officeRoles']) {
          await person.goto(`/backoffice/${page}`);
          await expect(heading).toHaveText('Vous n’avez pas accès à cette page');
          await expect(person.getByRole('alert')).toContainText('en général l’administrateur');
        }
        await isSettled(person);
        expect(await findBarriers(person)).toEqual([]);
        expect((await person.request.get('/nl/api/office/orders')).status()).toBe(403);
      });
    } finally {
      await own.stop();
    }
  },
);
