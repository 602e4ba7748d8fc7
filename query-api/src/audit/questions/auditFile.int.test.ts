import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../testing/startReadSide.ts';

let side: ReadSideUnderTest;
let auditor: Browser;
beforeAll(async () => {
  side = await startReadSide('2026-03-16T13:12:00.000Z');
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  await side.pool.query(
    `insert into platform.audit_reads (read_at, read_by, what, about, filter)
     select '2026-03-10T09:00:00Z'::timestamptz + n * interval '1 second', '92', 'order', n::text, '{}'
     from generate_series(1, 10001) n`,
  );
});
afterAll(() => side.close());

const linesOf = async (language: 'nl' | 'fr', from: string): Promise<string[]> => {
  const answer = await auditor.get(`/${language}/api/office/audit/reads/export?employee=92&format=csv&from=${from}`);
  return (await answer.text()).trimEnd().split('\r\n');
};

test('a file that stops at 10,000 rows says so in its last row', async () => {
  const lines = await linesOf('nl', '2026-03-01');
  expect(lines).toHaveLength(1 + 10_000 + 1);
  expect(lines.at(-1)).toBe('Dit bestand stopt na 10.000 rijen. Kies een kortere periode voor de andere rijen.');
  expect((await linesOf('fr', '2026-03-01')).at(-1)).toBe(
    'Ce fichier s’arrête après 10\u202f000 lignes. Choisissez une période plus courte pour les autres lignes.',
  );
});

test('a file of exactly 10,000 rows is whole and says nothing more', async () => {
  await side.pool.query('alter table platform.audit_reads disable trigger all');
  await side.pool.query(`delete from platform.audit_reads where about = '1'`);
  const lines = await linesOf('nl', '2026-03-01');
  expect(lines).toHaveLength(1 + 10_000);
  expect(lines.at(-1)).toContain('Bestelling 2 bekeken');
});
