import { spawnSync } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { journey } from './support/journey.ts';
import { logInAtOffice, signIn } from './support/logIn.ts';
import { openDatabase } from './support/openDatabase.ts';
import { placeOrder } from './support/placeOrder.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';
import { runAudit } from './support/runAudit.ts';

const items = { '131209': 12, '152001': 10, '110045': 3 };

journey('An auditor replays an order and finds a manipulated price', async ({ product, visit, step }) => {
  const shop = await visit('desktop', 'nl');
  const audit = await visit('desktop', 'nl', { acceptDownloads: true });
  const slider = audit.getByRole('slider');
  const stateRegion = audit.getByRole('region', { name: 'De bestelling op dit moment' });
  const timeField = audit.getByLabel('Ga naar tijdstip (dd/mm/jjjj uu:mm:ss)');
  const fact = (label: string) =>
    stateRegion.locator('dl > div').filter({ has: audit.getByText(label, { exact: true }).and(audit.locator('dt')) });
  const compareWith = async (choice: string, keys: readonly string[]) => {
    const select = audit.getByRole('combobox', { name: 'Vergelijk met' });
    await select.focus();
    for (const key of keys) await audit.keyboard.press(key);
    await expect(audit.getByRole('listbox')).toBeHidden();
    await expect(select).toContainText(choice);
  };
  const downloadOf = async (link: Locator) => {
    const [download] = await Promise.all([audit.waitForEvent('download'), link.click()]);
    return download.path();
  };
  let orderNumber = '';
  let eventCount = 0;

  await step('a customer puts an article in the basket, then orders other articles', async () => {
    await signIn(shop, 'lotte', 'Tuinzaal Oude Vismijn');
    await putIntoBasket(shop, { '100431': 2 });
    orderNumber = await placeOrder(shop, { items, reference: 'Feest zaterdag' });
  });

  await step('an auditor with a French account finds the office in French and switches it to Dutch', async () => {
    await logInAtOffice(audit, 'auditor');
    await expect(audit.getByRole('heading', { level: 1, name: /^Commandes/ })).toBeVisible();
    await audit.getByRole('button', { name: 'NL', exact: true }).click();
    await expect(audit.getByRole('heading', { level: 1, name: /^Bestellingen/ })).toBeVisible();
  });

  await step('the auditor sees every event of the order and its basket, with its author', async () => {
    await audit.goto(`/backoffice/orders/${orderNumber}/show`);
    await expect(audit.getByText('Bevestiging gemaild naar').first()).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap (\d+) van \1, /);
    eventCount = Number(/ van (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
    const events = audit.getByRole('region', { name: 'Gebeurtenissen' }).getByRole('listitem');
    await expect(events).toHaveCount(eventCount);
    await expect(events.filter({ hasText: 'Bestelling geplaatst' })).toContainText('Lotte Vermeersch');
  });

  await step('Home, arrows and End walk through the states of the order', async () => {
    const main = audit.getByRole('main');
    await slider.focus();
    await audit.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap 1 van ${eventCount}, `));
    await expect(main).toContainText('alleen lezen');
    await expect(audit).toHaveURL(/at=2026-/);
    await audit.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap 2 van ${eventCount}, `));
    await audit.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap 1 van ${eventCount}, `));
    await audit.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap ${eventCount} van `));
    await expect(main).toContainText('De bestelling op dit moment');
  });

  await step('the comparison with the beginning marks every later change', async () => {
    await expect(stateRegion.getByRole('status')).toHaveText('gewijzigd door deze gebeurtenis');
    const moment = await slider.getAttribute('aria-valuetext');
    await compareWith('begin', ['ArrowDown', 'End', 'Enter']);
    await expect(audit).toHaveURL(/with=begin/);
    await expect(stateRegion.getByRole('status')).toHaveText('gewijzigd sinds het begin');
    await expect(stateRegion.locator('.is-changed', { hasText: 'Volle room 35 % UHT 1 l' })).toContainText('nieuw');
    await expect(fact('Status').locator('s')).toHaveText('In de winkelwagen');
    await expect(slider, 'arrows in the choice do not move the time').toHaveAttribute('aria-valuetext', moment ?? '');
  });

  await step(
    'the comparison with now strikes the old values, and its address keeps the comparison after a reload',
    async () => {
      await slider.focus();
      await audit.keyboard.press('Home');
      await expect(stateRegion.getByRole('status')).toHaveText('geen verschil met het begin');
      await compareWith('nu', ['ArrowDown', 'ArrowUp', 'Enter']);
      await expect(audit).toHaveURL(/at=2026-/);
      await expect(audit).toHaveURL(/with=now/);
      const time = await timeField.inputValue();
      await audit.reload();
      await expect(stateRegion.getByRole('status')).toHaveText('gewijzigd na dit moment: toen → nu');
      await expect(fact('Status').locator('s')).toHaveText('In de winkelwagen');
      await expect(timeField).toHaveValue(time);
    },
  );

  await step('a line that was removed later shows when and by whom it was removed', async () => {
    const events = audit.getByRole('region', { name: 'Gebeurtenissen' });
    await events
      .getByRole('button', { name: /100431.*toegevoegd/ })
      .last()
      .click();
    const removedRow = stateRegion.getByRole('row', { name: /^100431/ });
    await expect(removedRow).toContainText('verwijderd');
    await expect(removedRow).toContainText(/\d\d:\d\d/);
    await expect(removedRow).toContainText('Lotte Vermeersch');
  });

  await step('the address of an event leads back to that event, also among events of the same moment', async () => {
    const events = audit.getByRole('region', { name: 'Gebeurtenissen' });
    for (const article of Object.keys(items)) {
      await events.getByRole('button', { name: new RegExp(`${article}.*toegevoegd`) }).click();
      const moment = (await slider.getAttribute('aria-valuetext')) ?? '';
      await audit.goto(audit.url());
      await expect(slider).toHaveAttribute('aria-valuetext', moment);
      await expect(events.locator('[aria-current]')).toContainText(article);
    }
  });

  await step('Space plays the events and stops at the last one', async () => {
    await slider.focus();
    await audit.keyboard.press('End');
    await expect(stateRegion.getByRole('status')).toHaveText('geen verschil met nu');
    await audit.keyboard.press('ArrowLeft');
    await audit.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap ${eventCount - 2} van `));
    await audit.keyboard.press('Space');
    await expect(audit.getByRole('button', { name: 'Pauzeren' })).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap ${eventCount - 1} van `));
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap ${eventCount} van `));
    await expect(audit.getByRole('button', { name: 'Afspelen' })).toBeVisible();
    await expect(audit).toHaveURL(/\?with=now$/);
    await compareWith('vorige gebeurtenis', ['Space', 'Home', 'Enter']);
    await expect(audit).toHaveURL(/\/show$/);
  });

  await step('a typed time selects the last event before it', async () => {
    const now = await timeField.inputValue();
    await slider.focus();
    await audit.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 1 van /);
    await timeField.fill(now);
    await timeField.press('Enter');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^stap ${eventCount} van `));
  });

  await step('the raw data of an event are its stored data', async () => {
    const events = audit.getByRole('region', { name: 'Gebeurtenissen' });
    await events.getByRole('button', { name: /Bestelling geplaatst/ }).click();
    await audit.getByRole('button', { name: 'Ruwe data' }).click();
    const dialog = audit.getByRole('dialog');
    const raw: unknown = JSON.parse(await dialog.getByRole('textbox', { name: 'Ruwe data' }).inputValue());
    expect(raw).toMatchObject({ type: 'OrderPlaced', data: { orderNumber } });
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(dialog).toBeHidden();
  });

  await step('the dossier is a JSON Lines file with every event', async () => {
    const [download] = await Promise.all([
      audit.waitForEvent('download'),
      audit.getByRole('link', { name: 'Dossier exporteren' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as unknown);
    expect(parsed.length).toBeGreaterThanOrEqual(eventCount);
    expect(JSON.stringify(parsed)).toContain('BasketCheckedOut');
  });

  await step('after the next seal, the program of the page of seals verifies the dossier offline', async () => {
    const sealed = await runAudit(product, 'seal');
    expect(sealed.status, sealed.output).toBe(0);
    const dossier = await downloadOf(audit.getByRole('link', { name: 'Dossier exporteren' }));
    await audit.goto('/backoffice/seals');
    await expect(audit.getByRole('heading', { level: 1, name: 'Zegels' })).toBeVisible();
    await expect(audit.getByRole('heading', { name: /^Zegels \([1-9]/ })).toBeVisible();
    const downloaded = await downloadOf(audit.getByRole('link', { name: /^Programma/ }));
    const program = `${downloaded}.mjs`;
    await copyFile(downloaded, program);
    const key = await downloadOf(audit.getByRole('link', { name: 'Publieke sleutel' }));
    const { status, stdout } = spawnSync(process.execPath, [program, dossier, '--key', key], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^YES: all \d+ stored events are as they were sealed/)]);
    const phone = await visit('phone', 'fr');
    await logInAtOffice(phone, 'auditor');
    await phone.goto('/backoffice/seals');
    await expect(phone.getByRole('heading', { level: 1, name: 'Scellés' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^Scellés \([1-9]/ })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Clé publique' })).toBeVisible();
    await audit.goto(`/backoffice/orders/${orderNumber}/show`);
  });

  await step('the verification finds the history intact, and so does npm run audit', async () => {
    await audit.getByRole('button', { name: 'Controleren' }).click();
    await expect(audit.getByRole('main')).toContainText('De geschiedenis klopt');
    await expect(audit.getByRole('main')).toContainText(`${eventCount} gebeurtenissen nagerekend`);
    const { status, output } = await runAudit(product, 'order', orderNumber);
    expect(status, output).toBe(0);
  });

  await step('the verification finds a price that was manipulated in the store, and names its event', async () => {
    const database = await openDatabase(product);
    try {
      const { rowCount } = await database.query(
        `update event_store.events set data = replace(data::text, '"priceMills":3985', '"priceMills":3895')::json
          where stream_id = $1 and type = 'OrderPlaced' and data::text like '%"priceMills":3985%'`,
        [`order-${orderNumber}`],
      );
      expect(rowCount).toBe(1);
    } finally {
      await database.end();
    }
    await audit.getByRole('button', { name: 'Controleren' }).click();
    const alert = audit.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('De geschiedenis klopt niet');
    await expect(alert).toContainText(`order-${orderNumber}@0 (OrderPlaced)`);
    await alert.getByRole('button', { name: /^Gebeurtenis \S+ tonen$/ }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /Bestelling geplaatst/);
  });

  await step('npm run audit names the same event and ends with status 1', async () => {
    const { status, output } = await runAudit(product, 'order', orderNumber);
    expect(status, output).toBe(1);
    expect(output).toContain(`gebeurtenis order-${orderNumber}@0`);
  });
});
