import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';

const article = '131209';
const rightOf = (page: Page, name: string, right: string) =>
  page.getByRole('listitem', { name }).getByRole('switch', { name: right });

journey('A manager of a kitchen’s users grants and revokes rights with immediate effect', async ({ visit, step }) => {
  const manager = await visit('desktop', 'nl');
  const kitchen = await visit('desktop', 'nl');
  await step('the manager finds the users’ page through the account menu, with every user’s rights', async () => {
    await signIn(manager, 'inkoop316042');
    await manager.goto('/');
    await manager.getByRole('button', { name: /^Mijn account/ }).click();
    await manager.getByRole('button', { name: 'Gebruikers en rechten' }).click();
    await expect(manager).toHaveURL('/nl/mijn-account/portaal');
    await expect(rightOf(manager, 'Noor Verhaeghe', 'Bestellen')).toBeChecked();
    const own = manager.getByRole('listitem', { name: /\(jij\)/ }).getByRole('switch', { name: 'Gebruikers beheren' });
    await expect(own).toBeChecked();
    await expect(own).toBeDisabled();
    await isSettled(manager);
    expect(await findBarriers(manager)).toEqual([]);
  });

  await step('revoking the right to see prices hides them from the cook at once, without a new login', async () => {
    await signIn(kitchen, 'keuken316042');
    await kitchen.goto(`/${article}`);
    const price = kitchen.getByRole('main').locator('.unit-price').first();
    await expect(price).toBeVisible();
    const prices = rightOf(manager, 'Noor Verhaeghe', 'Prijzen zien');
    await tabTo(manager, prices);
    await press(manager, 'Space');
    await expect(prices).not.toBeChecked();
    const answer = async () => (await kitchen.context().request.get(`/nl/api/article/${article}`)).text();
    await expect.poll(answer).not.toMatch(/"price_per_unit":\d/);
    await kitchen.reload();
    await isSettled(kitchen);
    await expect(price).toHaveCount(0);
    await prices.click();
    await expect(prices).toBeChecked();
  });

  await step(
    'a user without the right to order sees a reason at the disabled button, and the server refuses the order',
    async () => {
      await putIntoBasket(kitchen, { [article]: 6 });
      const order = rightOf(manager, 'Noor Verhaeghe', 'Bestellen');
      await order.click();
      await expect(order).not.toBeChecked();
      const rights = async () =>
        ((await (await kitchen.context().request.get('/nl/api/user')).json()) as { rights: string[] }).rights;
      await expect.poll(rights).not.toContain('order');
      await kitchen.goto('/winkelwagen/gegevens');
      await expect(kitchen.getByRole('main')).toContainText('Je mag voor deze klant niet bestellen');
      await expect(kitchen.getByRole('button', { name: /^Bestell/ }).first()).toBeDisabled();
      const { csrfToken } = (await (await kitchen.context().request.get('/nl/api/user')).json()) as {
        csrfToken: string;
      };
      const response = await kitchen.context().request.post('/nl/api/basket/checkout', {
        headers: { 'X-CSRF-Token': csrfToken },
        data: { po_number: '', message: '', extra_emails: [] },
      });
      expect([response.status(), await response.json()]).toMatchObject([403, { code: 'permission.denied' }]);
      const receives = manager
        .getByRole('listitem', { name: 'Noor Verhaeghe' })
        .getByRole('button', { name: 'Ontvangt' });
      await expect(receives).toHaveAttribute('aria-pressed', 'true');
      const orders = manager.getByRole('listitem', { name: 'Noor Verhaeghe' }).getByRole('button', { name: 'Bestelt' });
      await expect(orders).toHaveAttribute('aria-pressed', 'false');
      await orders.click();
      await expect(order).toBeChecked();
      await expect.poll(rights).toContain('order');
      await putIntoBasket(kitchen, { [article]: 0 });
    },
  );

  await step('a user without the right to manage is refused the page', async () => {
    await kitchen.goto('/nl/mijn-account/portaal');
    await expect(kitchen.getByRole('heading', { level: 1 })).toHaveText('Je hebt hier geen toegang toe');
    await kitchen.context().close();
    await manager.context().close();
  });

  await step('on a phone in French, revoking a user’s access asks for confirmation', async () => {
    const page = await visit('phone', 'fr');
    await signIn(page, 'inkoop316042');
    await page.goto('/fr/mon-compte/portail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs et droits');
    await isSettled(page);
    await fitsSideways(page);
    expect(await findBarriers(page)).toEqual([]);
    const remove = page.getByRole('button', { name: /^Retirer l’accès de/ }).first();
    await remove.tap();
    await expect(page.getByRole('dialog')).toContainText('Le compte continue d’exister');
    await page.getByRole('button', { name: 'Garder' }).tap();
    await expect(remove).toBeVisible();
    await page.context().close();
  });
});
