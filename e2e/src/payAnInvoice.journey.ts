import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const words = {
  nl: {
    list: '/nl/mijn-account/facturen',
    open: 'Te betalen',
    invoice: /^Factuur \d+/,
    choose: /^Factuur \d+ kiezen/,
    why: 'Waar komt elk bedrag vandaan?',
    explained: 'Elke cent is verklaard.',
    payOnline: 'Online betalen',
    sandbox: 'Proefbetaling',
    pay: 'Betalen',
    cancel: 'Annuleren',
    paid: 'Betaald, bedankt',
    canceled: 'De betaling is geannuleerd',
    settled: 'Betaald',
  },
  fr: {
    list: '/fr/mon-compte/factures',
    open: 'À payer',
    invoice: /^Facture \d+/,
    choose: /^Choisir : Facture \d+/,
    why: 'D’où vient chaque montant ?',
    explained: 'Chaque centime est expliqué.',
    payOnline: 'Payer en ligne',
    sandbox: 'Paiement d’essai',
    pay: 'Payer',
    cancel: 'Annuler',
    paid: 'Payé, merci',
    canceled: 'Le paiement est annulé',
    settled: 'Payée',
  },
} as const;

async function openFirst(page: Page, language: 'nl' | 'fr', state: 'open' | 'overdue' | 'paid'): Promise<string> {
  await page.goto(`${words[language].list}?state=${state}`);
  const rows = page.getByRole('main').getByRole('rowheader');
  const explained = state === 'open' ? rows.filter({ hasNotText: /verschil|différence/ }) : rows;
  const number = await explained.getByRole('link').first().innerText();
  // Invoices that others pay meanwhile move the first row.
  await rows.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words[language].invoice })).toContainText(number);
  return number;
}

for (const [language, device] of [
  ['nl', 'desktop'],
  ['fr', 'phone'],
] as const)
  journey(`A customer sees, unfolds and pays an invoice, ${language}, ${device}`, async ({ visit, step, check }) => {
    const page = await visit(device, language);
    const main = page.getByRole('main');
    const own = words[language];
    await signIn(page, 'lotte', 'Bistro Lindegaard');

    await check('the list and the invoice have no barriers', async () => {
      await page.goto(own.list);
      await expect(main.getByRole('rowheader').first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await openFirst(page, language, 'open');
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('every cent of the amount unfolds to its source', async () => {
      await main.getByText(own.why).click();
      await expect(main.getByText(own.explained)).toBeVisible();
      const parts = main.locator('details details > summary');
      await parts.first().click();
      await expect(main.locator('details details[open]').first()).toBeVisible();
    });

    await step('a cancelled payment pays nothing, and the invoice can be paid again', async () => {
      await main.getByRole('button', { name: own.payOnline }).click();
      await expect(page.getByRole('heading', { level: 1, name: own.sandbox })).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: own.cancel }).click();
      await expect(main.getByText(own.canceled).first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('it is paid at the provider, and the shop says so by itself', async () => {
      const number = await openFirst(page, language, 'open');
      await main.getByRole('button', { name: own.payOnline }).click();
      await page.getByRole('button', { name: own.pay, exact: true }).click();
      await expect(main.getByText(own.paid).first()).toBeVisible({ timeout: 15_000 });
      await page.goto(`${shopWords[language].paths.invoice}?number=${number}`);
      await expect(main.getByText(own.settled).first()).toBeVisible();
      await expect(main.getByRole('button', { name: own.payOnline })).toHaveCount(0);
    });
  });

journey('A customer pays an invoice by keyboard alone', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  await signIn(page, 'lotte', 'Bistro Lindegaard');

  await step('Enter opens an invoice and unfolds its amount', async () => {
    await page.goto(`${words.nl.list}?state=open`);
    const link = main.getByRole('rowheader').getByRole('link').last();
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await press(page, 'Enter');
    await tabTo(page, main.locator('summary').filter({ hasText: words.nl.why }));
    await press(page, 'Enter');
    const part = main.locator('details details > summary').first();
    await expect(part).toBeVisible();
    await tabTo(page, part);
    await press(page, 'Enter');
    await expect(
      main.locator('details details[open] > ul > li, details details[open] > ol > li').first(),
    ).toBeVisible();
  });

  await step('Tab and Space choose an invoice, Enter pays it, also at the provider', async () => {
    await page.goto(`${words.nl.list}?state=open`);
    const box = main.getByRole('checkbox', { name: words.nl.choose }).last();
    await expect(box).toBeVisible();
    await tabTo(page, box);
    await press(page, 'Space');
    await tabTo(page, main.getByRole('button', { name: /^Betaal / }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.nl.sandbox })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: words.nl.pay, exact: true }));
    await press(page, 'Enter');
    await expect(main.getByText(words.nl.paid).first()).toBeVisible({ timeout: 15_000 });
  });

  await step('sales support sees the payment', async () => {
    const office = await visit('desktop', 'nl');
    await signIn(office, 'support');
    await office.goto('/backoffice/payments');
    await office.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(office.getByRole('heading', { level: 1, name: /^Betaling van / })).toBeVisible();
    expect(await findBarriers(office)).toEqual([]);
  });
});

journey('Two tabs that pay the same invoice pay it once', async ({ visit, step }) => {
  const first = await visit('desktop', 'nl');
  const second = await visit('desktop', 'nl');
  await signIn(first, 'lotte', 'Bistro Lindegaard');
  await signIn(second, 'lotte', 'Bistro Lindegaard');

  await step('one tab comes to the provider, the other hears that it is being paid', async () => {
    const number = await openFirst(first, 'nl', 'overdue');
    await second.goto(`${shopWords.nl.paths.invoice}?number=${number}`);
    const buttons = [first, second].map((page) =>
      page.getByRole('main').getByRole('button', { name: 'Online betalen' }),
    );
    await Promise.all(buttons.map((button) => expect(button).toBeVisible()));
    await Promise.all(buttons.map((button) => button.click()));
    const atProvider = (page: Page) => page.getByRole('heading', { level: 1, name: words.nl.sandbox });
    await expect.poll(async () => (await atProvider(first).count()) + (await atProvider(second).count())).toBe(1);
    const [winner, loser] = (await atProvider(first).count()) === 1 ? [first, second] : [second, first];
    await expect(loser.getByRole('main').getByText('Deze factuur wordt betaald')).toBeVisible();
    await winner.getByRole('button', { name: words.nl.pay, exact: true }).click();
    await expect(winner.getByText(words.nl.paid).first()).toBeVisible({ timeout: 15_000 });
    await expect(loser.getByRole('main').getByText('Betaald').first()).toBeVisible({ timeout: 15_000 });
  });
});

journey('A customer disputes a line, and sales support answers', async ({ visit, step }) => {
  const shop = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const desk = office.getByRole('main');
  let number = '';
  await signIn(shop, 'lotte', 'Bistro Lindegaard');

  await step('the customer says what is wrong with a line', async () => {
    number = await openFirst(shop, 'nl', 'paid');
    await shop.getByRole('button', { name: 'Betwisten' }).click();
    const dialog = shop.getByRole('dialog');
    await dialog.getByLabel('Reden').selectOption('price');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByLabel('Toelichting').fill('Op de levernota stond een andere prijs.');
    expect(await findBarriers(shop)).toEqual([]);
    await dialog.getByRole('button', { name: 'Doorsturen' }).click();
    await expect(shop.getByRole('region', { name: 'Betwistingen' })).toContainText('Wordt nagekeken');
  });

  await step('the office finds it among the disputed invoices', async () => {
    await signIn(office, 'support');
    await office.goto('/backoffice/invoices');
    await desk.getByRole('button', { name: 'Betwist' }).click();
    await expect(desk.getByRole('link', { name: number })).toBeVisible();
  });

  await step('the case of the dispute leads to its invoice, where the office asks for a credit note', async () => {
    await office.goto('/backoffice/cases');
    const dispute = desk.getByRole('listitem').filter({ hasText: 'Betwisting · Verkeerde prijs' });
    await dispute.getByRole('link', { name: /^Dossier/ }).click();
    await expect(desk.getByText('Op de levernota stond een andere prijs.')).toBeVisible();
    expect(await findBarriers(office)).toEqual([]);
    await desk.getByRole('link', { name: 'Beantwoord deze betwisting op de factuur.' }).click();
    await desk.getByRole('button', { name: 'Antwoorden' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('credit_note_requested');
    await dialog.getByRole('textbox').fill('Je hebt gelijk: je krijgt een creditnota.');
    await dialog.getByRole('button', { name: 'Antwoorden' }).click();
    await expect(desk.getByRole('region', { name: 'Betwistingen' })).toContainText('Creditnota gevraagd');
    expect(await findBarriers(office)).toEqual([]);
  });

  await step('the office notes, replays and verifies the invoice', async () => {
    await desk.getByLabel('Nieuwe notitie').fill('Prijs in het ERP verbeterd.');
    await desk.getByRole('button', { name: 'Notitie toevoegen' }).click();
    await expect(desk.getByRole('region', { name: 'Interne notities' })).toContainText('Prijs in het ERP');
    await desk.getByRole('link', { name: 'Geschiedenis' }).click();
    await desk.getByRole('button', { name: 'Controleren' }).click();
    await expect(desk.getByText('De geschiedenis klopt.')).toBeVisible();
    expect(await findBarriers(office)).toEqual([]);
  });

  await step('the customer reads the answer at the invoice', async () => {
    await shop.reload();
    await expect(shop.getByRole('region', { name: 'Betwistingen' })).toContainText('je krijgt een creditnota');
    await shop.goto(shopWords.nl.paths.questions);
    await shop.getByRole('main').getByRole('row').filter({ hasText: 'Verkeerde prijs' }).getByRole('link').click();
    await expect(shop.getByText('Je hebt gelijk: je krijgt een creditnota.')).toBeVisible();
  });
});
