import { expect } from '@playwright/test';
import { findCutOffTexts } from './support/findCutOffTexts.ts';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';

const article = '155018';
const name = 'Garnaalkroketten artisanaal 70';

journey('A buyer finds an article and orders on its page', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const card = main.getByRole('complementary', { name: 'Bestellen' });

  await step('a visitor sees no price and is asked to log in', async () => {
    await page.goto(`/${article}`);
    await expect(title).toContainText(name);
    await expect(card.getByRole('heading', { name: 'Log in voor je prijs' })).toBeVisible();
    await expect(card).not.toContainText('€');
    await expect(card.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', `/inloggen?next=%2F${article}`);
  });

  await step('a search result leads to the article', async () => {
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await page.goto(`/zoekresultaten?keywords=${article}`);
    await main
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page).toHaveURL(`/${article}`);
    await expect(title).toContainText(name);
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name}.*Talloor$`));
    await isSettled(page);
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the breadcrumb leads to the article’s categories', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
    await expect(crumbs.getByRole('link')).not.toHaveCount(2);
    await expect(crumbs.getByRole('link').nth(2)).toHaveAttribute('href', /^\/assortiment\/\d+$/);
  });

  await step('arrow keys change the tab, and the address keeps the chosen tab over a reload', async () => {
    const tabs = main.getByRole('tablist', { name: 'Productinformatie' }).getByRole('tab');
    await tabs.first().focus();
    await press(page, 'End');
    await expect(tabs.last()).toBeFocused();
    await press(page, 'Home');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const names = await tabs.allTextContents();
    const allergens = main.getByRole('tab', { name: 'Allergenen' });
    for (const next of names.slice(1, names.indexOf('Allergenen') + 1)) {
      await press(page, 'ArrowRight');
      await expect(main.getByRole('tab', { name: next, exact: true })).toBeFocused();
    }
    await expect(page).toHaveURL(`/${article}?tab=allergens`);
    await page.reload();
    await expect(allergens).toHaveAttribute('aria-selected', 'true');
    await expect(main.getByRole('tabpanel', { name: 'Allergenen' }).getByRole('listitem')).toHaveCount(14);
    await expect(main.getByRole('tabpanel', { name: 'Allergenen' })).toContainText('bevat');
  });

  await step('a spec sheet is a PDF that downloads', async () => {
    await main.getByRole('tab', { name: 'Fiches' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: /^Technische fiche/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await step('the card explains the promotion, and names the free box from its quantity on', async () => {
    await expect(card).toContainText('Per 11 dozen krijg je 1 doos gratis');
    await tabTo(page, card.getByRole('button', { name: /^Toevoegen/ }));
    await typeText(page, '11');
    await press(page, 'Enter');
    await expect(card).toContainText('Nu 1 doos gratis erbij');
    await expect(card).toContainText('11 dozen in je winkelwagen');
  });

  await step('prices include VAT on every page once the buyer chooses so', async () => {
    await card.getByRole('checkbox', { name: 'Prijs incl. btw' }).check();
    await expect(card).toContainText('incl. 6 % btw');
    await page.goto('/');
    await expect(main.getByRole('columnheader', { name: 'Prijs incl. btw' })).toBeVisible();
    await page.goto('/131209');
    await card.getByRole('checkbox', { name: 'Prijs incl. btw' }).uncheck();
    await expect(card).toContainText('excl. 6 % btw');
  });

  await step('the box price is listed, suggested, and applied from its quantity on', async () => {
    const tiers = card.getByRole('table', { name: 'Prijs per hoeveelheid' }).getByRole('row');
    await expect(tiers.first()).toContainText('1 – 5 st');
    await expect(tiers.first()).toContainText('Geldt nu');
    await tabTo(page, card.getByRole('button', { name: /^Toevoegen/ }));
    await typeText(page, '4');
    await press(page, 'Enter');
    await card.getByRole('button', { name: /^\+2 = volle doos \(6\)/ }).click();
    await expect(card.getByRole('spinbutton')).toHaveValue('6');
    await expect(tiers.last()).toContainText('Geldt nu');
  });

  await step('the bar appears once the card has left the window', async () => {
    const bar = page.getByRole('region', { name: 'Artikel bestellen' });
    await page.evaluate('window.scrollTo(0, 0)');
    await expect(bar).toHaveCount(0);
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: /1 st meer/ }).click();
    await expect(bar.getByRole('spinbutton')).toHaveValue('7');
    await expect(bar.getByRole('button', { name: /aan een lijstje toevoegen$/ })).toBeVisible();
    await page.evaluate('window.scrollTo(0, 0)');
    await expect(card.getByRole('spinbutton')).toHaveValue('7');
  });

  await step('related articles scroll by their buttons and by arrow keys', async () => {
    const related = main.getByRole('region', { name: 'Verwante artikelen' });
    await related.scrollIntoViewIfNeeded();
    const next = related.getByRole('button', { name: /^Volgende/ });
    const previous = related.getByRole('button', { name: /^Vorige/ });
    await related.getByRole('tab').last().click();
    const first = related.getByRole('listitem').first();
    await expect(first).toBeInViewport();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(first).not.toBeInViewport();
    await related.getByRole('listitem').nth(7).getByRole('link').last().focus();
    await press(page, 'ArrowLeft');
    await expect(first).toBeInViewport();
  });

  await step('recently viewed articles appear, newest first, on the article and on the start page', async () => {
    const recentlyViewed = main.getByRole('region', { name: 'Laatst bekeken' });
    await page.reload();
    await expect(recentlyViewed.getByRole('link').first()).toHaveAttribute('href', `/${article}`);
    await page.goto('/');
    await expect(recentlyViewed.getByRole('link').first()).toHaveAttribute('href', '/131209');
    const cookies = await page.context().cookies();
    expect(cookies.find((cookie) => cookie.name === 'viewed_products')).toMatchObject({ sameSite: 'Strict' });
  });

  await check(
    'a sold-out article names a replacement, and an article out of the assortment shows no price',
    async () => {
      await page.goto('/136055');
      await expect(card).toContainText('Niet op voorraad');
      await expect(card.getByRole('region', { name: 'In de plaats' }).getByRole('link').first()).toBeVisible();
      await page.goto('/159001');
      await expect(card).toContainText('Uit assortiment');
      await expect(card).not.toContainText('€');
      await page.goto('/99999999');
      await expect(title).toHaveText('Deze pagina staat niet op de kaart');
    },
  );

  await check('an image that fails to load is replaced by the placeholder', async () => {
    await page.route('**/api/article/131209', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), image: '/no-such-photo.webp' } });
    });
    await page.route('**/no-such-photo.webp', (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto('/131209');
    await expect(main.locator('.article-photo .board:not(.is-photo)')).toBeVisible();
    await page.unroute('**/api/article/131209');
  });

  await check('the page fits a phone in French, with scrolling tabs and without a bar', async () => {
    const phone = await visit('phone', 'fr');
    await signIn(phone, 'amelie', 'Château de Fayt Réceptions');
    await phone.goto(`/fr/${article}?tab=nutrition`);
    const buy = phone.getByRole('complementary', { name: 'Commander' });
    await expect(buy).toContainText('hors TVA');
    await isSettled(phone);
    await fitsSideways(phone);
    expect(await findCutOffTexts(phone)).toEqual([]);
    expect(await findBarriers(phone)).toEqual([]);
    await phone.getByRole('tabpanel', { name: 'Valeurs nutritionnelles' }).scrollIntoViewIfNeeded();
    await expect(phone.getByRole('tab', { name: 'Valeurs nutritionnelles' })).toBeInViewport({ ratio: 1 });
    await phone.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await expect(phone.getByRole('region', { name: 'Commander l’article' })).toBeHidden();
    await buy.getByRole('button', { name: /^Ajouter/ }).click();
    await expect(buy).toContainText('dans votre panier');
  });
});
