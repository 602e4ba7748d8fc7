import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { noteFaqRead, noteFaqVote } from '@talloor/catalogue/faq/faqReads.ts';
import { noteMiss } from '@talloor/catalogue/misses/wordMisses.ts';
import { writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

const now = '2026-03-11T13:12:00.000Z';
let side: ReadSideUnderTest;
let visitor: Browser;
let lotte: Browser;
let support: Browser;

beforeAll(async () => {
  side = await startReadSideWithCatalogue(now);
  await writeTestCustomer(side.pool, '204118', { segment: 'hotel' });
  await changeCatalogue(side.pool, async (client) => {
    await client.query(`
      insert into catalogue.faq (faq_id, group_key, question_nl, question_fr, answer_nl, answer_fr, sorting, published) values
        (1, 'payment', 'Hoe betaal ik een factuur?', 'Comment payer une facture ?', 'Met de QR-code.', 'Avec le code QR.', 1, true),
        (2, 'payment', 'Wanneer vervalt ze?', 'Quand échoit-elle ?', 'Na dertig dagen.', 'Après trente jours.', 2, true),
        (3, 'ordering', 'Tot wanneer kan ik bestellen?', 'Jusqu’à quand commander ?', 'Tot 17 uur.', 'Jusqu’à 17 h.', 3, true),
        (4, 'ordering', 'Nog niet klaar', 'Pas prêt', '', '', 0, false);
      insert into catalogue.announcements (place, text_nl, text_fr, segment, sorting, from_day, to_day, published) values
        ('everywhere', 'Gesloten op vrijdag', 'Fermé vendredi', null, 2, '2026-03-11', '2026-03-11', true),
        ('basket', 'Enkel hotels', '', 'hotel', 1, null, null, true),
        ('everywhere', 'Voorbij', 'Passé', null, 0, null, '2026-03-10', true),
        ('everywhere', 'Nog niet', 'Pas encore', null, 0, null, null, false);
      insert into catalogue.terms_versions (version, from_day, text_nl, text_fr) values
        (2, '2026-03-11', '# Levering', '# Livraison'), (3, '2026-04-01', 'Later', 'Plus tard')`);
  });
  visitor = await side.browser();
  lotte = await side.browser({});
  support = await side.browser({ userId: '90', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

const ask = async (body: object, path = '/api/faq-search') => {
  const { items } = (await (await visitor.post(path, body)).json()) as { items: { id: string; question: string }[] };
  return items.map(({ id }) => id);
};

describe('questions', () => {
  test('are found with typing errors and other forms, in the words of both languages', async () => {
    expect(await ask({ q: 'faktuur' })).toEqual(['1']);
    expect(await ask({ q: 'payr factures' }, '/fr/api/faq-search')).toEqual(['1']);
    expect(await ask({ q: 'factures' })).toEqual(['1']);
    expect(await ask({ q: 'niet klaar' })).toEqual([]);
  });

  test('of a group stand alone, and the most read come first', async () => {
    expect(await ask({ group: 'payment' })).toEqual(['1', '2']);
    const at = new Date(now);
    for (const reader of ['a', 'b', 'a']) await noteFaqRead(side.pool, { id: '2', reader, at });
    expect(await ask({ group: 'payment' })).toEqual(['2', '1']);
    expect(await ask({})).toEqual(['3', '2', '1']);
  });

  test('count one vote of a session, the last one', async () => {
    const at = new Date(now);
    const read = { id: '1', reader: 'c', at };
    expect(await noteFaqVote(side.pool, read, false)).toBe(true);
    expect(await noteFaqVote(side.pool, read, true)).toBe(true);
    expect(await noteFaqRead(side.pool, read)).toBe(true);
    expect(await noteFaqVote(side.pool, { ...read, id: '4' }, true)).toBe(false);
    const item = (await (await support.get('/api/office/faqItems/1')).json()) as object;
    expect(item).toMatchObject({ group: 'payment', reads: 1, helped: 1, not_helped: 0 });
  });

  test('that are missing are listed for the office, without numbers and addresses', async () => {
    for (const q of ['Fiets?', ' fiets ', 'fiets lotte@lindegaard.example 204118'])
      expect(await ask({ q })).toEqual([]);
    expect(await ask({ q: 'vélo' }, '/fr/api/faq-search')).toEqual([]);
    const list = await support.get('/api/office/faq-misses?filter=' + encodeURIComponent('{"language":"nl"}'));
    const misses = (await list.json()) as { words: string }[];
    expect(misses.find(({ words }) => words === 'fiets')).toMatchObject({ language: 'nl', times: 3 });
    expect(JSON.stringify(misses)).not.toMatch(/lindegaard|204118|velo/);
    expect((await lotte.get('/api/office/faq-misses')).status).toBe(403);
  });

  test('that are missing replace the oldest that came once, when 2,000 are listed', async () => {
    await side.pool.query(`
      insert into catalogue.faq_misses (language, words, times, first_at, last_at)
      select 'nl', 'robot ' || n, 1, at, at
      from generate_series(1, 2100) as n, lateral (select timestamptz '2026-03-11 12:00Z' + n * interval '1 second' as at) as t
      limit 2000 - (select count(*) from catalogue.faq_misses where language = 'nl')`);
    const wordsOf = async () =>
      (
        await side.pool.query<{ words: string }>("select words from catalogue.faq_misses where language = 'nl'")
      ).rows.map(({ words }) => words);
    await noteMiss(side.pool, 'faq_misses', { language: 'nl', words: 'tandem', at: new Date(now) });
    const words = await wordsOf();
    expect(words).toHaveLength(2000);
    expect(words).toEqual(expect.arrayContaining(['tandem', 'fiets', 'robot 2']));
    expect(words).not.toContain('robot 1');
    await side.pool.query("update catalogue.faq_misses set times = 2 where language = 'nl' and words <> 'tandem'");
    await noteMiss(side.pool, 'faq_misses', { language: 'nl', words: 'tandem', at: new Date(now) });
    await noteMiss(side.pool, 'faq_misses', { language: 'nl', words: 'step', at: new Date(now) });
    expect(await wordsOf()).not.toContain('step');
    await side.pool.query("delete from catalogue.faq_misses where words like 'robot%'");
  });

  test.each([
    ['10,000 characters', { q: 'a'.repeat(10_000) }],
    ['an unknown group', { q: 'a', group: 'geheim' }],
    ['line breaks', { q: 'a\nb' }],
    ['unknown fields', { q: 'a', keywords: 'b' }],
  ])('refuse %s', async (_, body) => {
    expect((await visitor.post('/api/faq-search', body)).status).toBe(400);
  });
});

describe('messages of the company', () => {
  const shown = async (browser: Browser, path = '/api/announcements') =>
    ((await (await browser.get(path)).json()) as { place: string; text: string }[]).map(({ text }) => text);

  test('are shown in their period, segment and language', async () => {
    expect(await shown(visitor)).toEqual(['Gesloten op vrijdag']);
    expect(await shown(visitor, '/fr/api/announcements')).toEqual(['Fermé vendredi']);
    expect(await shown(lotte)).toEqual(['Enkel hotels', 'Gesloten op vrijdag']);
    expect(await shown(lotte, '/fr/api/announcements')).toEqual(['Fermé vendredi']);
  });
});

describe('terms', () => {
  const terms = async (browser: Browser, path = '/api/terms') =>
    (await (await browser.get(path)).json()) as { is_due: boolean };

  test('are those of the day, and due until the user accepts them', async () => {
    const inForce = { version: 2, from_day: '2026-03-11', accepted: [] };
    expect(await terms(visitor, '/fr/api/terms')).toEqual({ ...inForce, text: '# Livraison', is_due: false });
    expect(await terms(lotte)).toEqual({ ...inForce, text: '# Levering', is_due: true });
    const acceptedAt = '2026-03-11T13:00:00.000Z';
    await side.append('account-7', [{ type: 'AccountTermsAccepted', data: { version: 2, acceptedAt } }]);
    await until('the acceptance is shown', async () => (await terms(lotte)).is_due === false);
    expect(await terms(lotte)).toMatchObject({ accepted: [{ version: 2, at: acceptedAt }] });
  });

  test('are due again when the user accepted another text under their number', async () => {
    const acceptedAt = '2026-03-11T13:05:00.000Z';
    const data = { version: 2, textHash: 'b2'.repeat(32), acceptedAt };
    await side.append('account-7', [{ type: 'AccountTermsAccepted', data }]);
    await until('the terms are due', async () => (await terms(lotte)).is_due);
    expect(await terms(lotte)).toMatchObject({ accepted: [{ version: 2, at: acceptedAt }, { version: 2 }] });
  });
});
