import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { ownListOf } from './support/ownListOf.ts';

const user = z.object({ csrfToken: z.string() });
const articles = ['131209', '502110'];

async function makeList(page: Page, name: string): Promise<string> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  const answer = await request.post('/nl/api/wishlist/create', { headers, data: { name, items: articles } });
  expect(answer.status()).toBe(201);
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

const standingOrderResponse = z.object({ order: z.object({ plan: z.record(z.string(), z.unknown()) }) });

async function changeElsewhere(page: Page, changes: object): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const path = `/nl/api/wishlist/${new URL(page.url()).searchParams.get('id')}/standing-order`;
  const { order } = standingOrderResponse.parse(await (await request.get(path)).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  expect((await request.put(path, { headers, data: { ...order.plan, ...changes } })).status()).toBe(204);
}

/** An own customer or dates of next month, so that other journeys find no basket. */
journey('A standing order turns a list into baskets for its delivery days', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const dates = main.getByRole('complementary', { name: 'Volgende leveringen' });
  const runs = main.getByRole('region', { name: 'Geschiedenis' });
  const day = (name: string) => main.getByRole('checkbox', { name });

  await step('the buyer sets days and quantities of a standing order by keyboard alone', async () => {
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await page.goto(`/nl/mijn-account/lijstjes/bekijk?id=${await makeList(page, 'Elke week')}`);
    await tabTo(page, main.getByRole('link', { name: 'Vaste bestelling' }));
    await press(page, 'Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vaste bestelling: Elke week');
    await expect(main.getByText('geen levering')).toHaveCount(4);
    await main.getByRole('button', { name: 'Vaste bestelling starten' }).focus();
    await press(page, 'Enter');
    await expect(main.getByText('Kies minstens één leverdag.')).toBeVisible();
    await expect(day('dinsdag')).toBeFocused();
    await press(page, 'Space');
    await tabTo(page, day('vrijdag'));
    await press(page, 'Space');
    await expect(dates.getByRole('listitem')).toHaveCount(6);
    const quantities = main.locator('[data-quantity-target]');
    await tabTo(page, quantities.first());
    await typeText(page, 'abc');
    await press(page, 'Enter');
    await expect(main.getByText(/^“abc” is geen aantal/)).toBeVisible();
    await expect(quantities.first()).toBeFocused();
    await expect(quantities.first()).toHaveValue('abc');
    await press(page, 'Control+A');
    await typeText(page, '24');
    await press(page, 'Enter');
    await expect(quantities.nth(1)).toBeFocused();
    await typeText(page, '12');
    await tabTo(page, main.getByRole('button', { name: 'Vaste bestelling starten' }));
    expect(await findBarriers(page)).toEqual([]);
    await main.getByRole('combobox', { name: 'Winkelwagen klaar' }).selectOption('5');
    await main.getByRole('button', { name: 'Vaste bestelling starten' }).focus();
    await press(page, 'Enter');
    await expect(main.getByText('Loopt', { exact: true })).toBeVisible();
  });

  await step(
    'the basket of a day that is orderable now is made at once, and names its differences from the list',
    async () => {
      const basketLink = runs.getByRole('link', { name: /^Bekijk de winkelwagen/ });
      await expect
        .poll(async () => {
          await page.reload();
          await expect(runs).toBeVisible();
          return basketLink.count();
        })
        .toBeGreaterThan(0);
      await expect(runs.getByRole('listitem').first()).toContainText('klaargezet');
      await basketLink.first().click();
      const basket = main.getByRole('region', { name: /^Vaste bestelling Elke week, / });
      await expect(basket.getByRole('listitem')).toHaveCount(1);
      await expect(basket.getByRole('listitem')).toContainText('5 in plaats van 12');
      await expect(basket.getByRole('listitem')).toContainText('Nog maar 5 op voorraad');
      expect(await findBarriers(page)).toEqual([]);
      await basket.getByRole('link', { name: 'Naar de vaste bestelling' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vaste bestelling: Elke week');
    },
  );

  await step(
    'leaving with unsaved changes asks for confirmation, and so does saving after a change in another window',
    async () => {
      const first = main.locator('[data-quantity-target]').first();
      const question = page.getByRole('dialog', { name: 'Je wijzigingen zijn nog niet bewaard' });
      await first.fill('0');
      await main.locator('[data-quantity-target]').nth(1).fill('0');
      await main.getByRole('button', { name: 'Wijzigingen bewaren' }).click();
      await expect(main.getByText('Geef minstens één artikel een aantal.')).toBeVisible();
      await expect(first).toBeFocused();
      await first.fill('30');
      await main.getByRole('link', { name: 'Elke week' }).click();
      await question.getByRole('button', { name: 'Hier blijven' }).click();
      await page.goBack();
      await question.getByRole('button', { name: 'Hier blijven' }).click();
      await expect(first).toHaveValue('30');
      await changeElsewhere(page, { lead_workdays: 4 });
      await main.getByRole('button', { name: 'Wijzigingen bewaren' }).click();
      const conflictAlert = main.getByRole('alert').filter({ hasText: 'intussen gewijzigd' });
      await expect(conflictAlert).toBeVisible();
      await expect(main.getByRole('combobox', { name: 'Winkelwagen klaar' })).toHaveValue('4');
      await conflictAlert.getByRole('button', { name: 'Mijn wijzigingen houden' }).click();
      await first.fill('36');
      await main.getByRole('button', { name: 'Wijzigingen bewaren' }).click();
      await expect(page.getByText('Vaste bestelling gewijzigd')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Wijzigingen ongedaan maken' })).toHaveCount(0);
      await expect(first).toHaveValue('36');
    },
  );

  await step('the buyer skips and restores a delivery, then pauses and resumes the standing order', async () => {
    const last = dates.getByRole('listitem').last();
    await last.getByRole('button', { name: /^Sla / }).click();
    await expect(last).toContainText('overgeslagen');
    await expect(last.getByRole('button')).toBeFocused();
    await last.getByRole('button', { name: /toch$/ }).click();
    await expect(last).not.toContainText('overgeslagen');
    await main.getByRole('button', { name: 'Pauzeren' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pauzeren' }).click();
    await expect(main.getByText('Op pauze', { exact: true })).toBeVisible();
    await expect(dates.getByRole('listitem').first()).toContainText('in de pauze');
    await page.goto('/nl/mijn-account/lijstjes');
    await expect(main.getByRole('link', { name: 'Vaste bestelling op pauze' })).toBeVisible();
    await main.getByRole('link', { name: 'Vaste bestelling op pauze' }).click();
    await main.getByRole('button', { name: 'Hervatten' }).click();
    await expect(main.getByText('Loopt', { exact: true })).toBeVisible();
  });

  await step('the standing order ends after a confirmation, and its list stays', async () => {
    await main.getByRole('button', { name: 'Beëindigen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Beëindigen' }).click();
    await expect(main.getByRole('button', { name: 'Vaste bestelling starten' })).toBeVisible();
    await page.goto('/nl/mijn-account/lijstjes');
    await expect(main.getByRole('link', { name: 'Elke week', exact: true })).toBeVisible();
    await expect(main.getByText(/^Vaste bestelling/)).toHaveCount(0);
    await page.context().close();
  });

  await step('on a phone in French, dates of next month are chosen in the calendar', async () => {
    const phone = await visit('phone', 'fr');
    const content = phone.getByRole('main');
    await signIn(phone, 'amelie', 'Traiteur Les Trois Tilleuls');
    await phone.goto(`/fr/mon-compte/listes/commande-permanente?id=${await ownListOf(phone, 'Nettoyage')}`);
    await content.getByRole('button', { name: 'Jours choisis' }).tap();
    await content.getByRole('button', { name: 'Mois suivant' }).tap();
    await content.getByRole('button', { name: 'Mois suivant' }).tap();
    const free = content.locator('.month-grid button:not([aria-disabled])');
    await free.nth(2).tap();
    await free.nth(5).tap();
    await expect(content.getByText('2 jours choisis')).toBeVisible();
    await fitsSideways(phone);
    expect(await findBarriers(phone)).toEqual([]);
    await content.getByRole('button', { name: 'Démarrer la commande permanente' }).tap();
    await expect(content.getByText('Active', { exact: true })).toBeVisible();
    await phone.reload();
    await expect(
      content.getByRole('complementary', { name: 'Prochaines livraisons' }).getByRole('listitem'),
    ).toHaveCount(2);
    await content.getByRole('button', { name: 'Mettre fin' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Mettre fin' }).tap();
    await expect(content.getByText('Pas encore configurée')).toBeVisible();
  });
});
