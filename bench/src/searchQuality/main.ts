import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { writeDemoCatalogue } from '@talloor/server/demo/catalogue/writeDemoCatalogue.ts';
import { writeDemoContent } from '@talloor/server/demo/catalogue/writeDemoContent.ts';
import { startEmbeddedPostgres } from '@talloor/server/embedded/startEmbeddedPostgres.ts';
import { judge, meanOf, type Judgement } from './judge.ts';
import { queryKinds, readJudgedSet, type JudgedQuery } from './judgedSet.ts';
import { readJudgedThings } from './judgedThings.ts';
import { meanOfThings } from './judgeThing.ts';
import { judgementsOf, measureThings } from './measureThings.ts';

/**
 * `npm run bench:search-quality`. Status 1 below the requirement. `--products FILE`: imports this file (docs/import.md)
 * in place of the demo. `--failures`: prints answers of the tuned halves that are not accepted.
 */
const { values: options } = parseArgs({
  options: { products: { type: 'string' }, failures: { type: 'boolean', default: false } },
});
/** Floors; the goal in the held-out half is higher. */
const demanded = {
  mrr: 0.85,
  recall: 0.95,
  precision: { tuned: 0.92, heldOut: 0.91 },
  deadEnds: { tuned: 0.01, heldOut: 0.01 },
};
const goal = 0.95;
const onDay = '2026-03-11';
const say = (line: string) => process.stdout.write(`${line}\n`);

const judgedSetFolder = join(dirname(fileURLToPath(import.meta.url)), 'judgedSet');
const folder = await mkdtemp(join(tmpdir(), 'talloor-search-quality-'));
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const pool = new pg.Pool({ connectionString: server.url, max: 4 });
pool.on('error', () => undefined);
const now = new Date(`${onDay}T13:12:00Z`);
const clock = { now: () => now };
try {
  await migrate(server.url, 'catalogue', catalogueMigrations);
  if (options.products === undefined) {
    await writeDemoCatalogue(pool, { now, at: now });
    await writeDemoContent(pool, { by: 'bench', at: now });
  } else await importProducts(options.products);
  const catalogue = createCatalogue({ pool, clock });
  const search = ({ keywords, language }: { readonly keywords: string; readonly language: 'nl' | 'fr' }) =>
    catalogue.searchArticles({ keywords, language, sort: 1, filters: {}, customerNumber: null, onDay });
  const isPrecise = await measureByRule(search);
  const isComplete = options.products !== undefined || (await measureByArticle(search));
  say(isPrecise && isComplete ? 'Good enough.' : `Short of ${JSON.stringify(demanded)}.`);
  if (!isPrecise || !isComplete) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function importProducts(file: string): Promise<void> {
  const bytes = createReadStream(file);
  const report = await importRecords(pool, clock, {
    subject: 'products',
    batch: randomUUID(),
    dryRun: false,
    by: 'file:bench',
    source: 'file',
    format: /\.(?:ndjson|jsonl)(?:\.gz)?$/.test(file) ? 'ndjson' : 'csv',
    charset: null,
    delimiter: null,
    bytes: file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes,
  });
  say(`${report.lines} lines imported.`);
}

async function measureByRule(search: Parameters<typeof measureThings>[2]): Promise<boolean> {
  const judged = await measureThings(pool, await readJudgedThings(judgedSetFolder), search);
  if (options.failures)
    for (const { query, judgement, found } of judged)
      if (judgement !== null && !judgement.isAccepted && query.half === 'tuned')
        say(`${query.language} "${query.keywords}": ${found.join('; ') || 'nothing'}`);
  say('| language | half     | queries | precision@5 | accepted | dead ends |');
  say('| -------- | -------- | ------: | ----------: | -------: | --------: |');
  let isEnough = true;
  const distances: string[] = [];
  for (const language of ['nl', 'fr'] as const)
    for (const half of ['tuned', 'heldOut'] as const) {
      const judgements = judgementsOf(judged, language, half);
      const { precision, accepted, deadEnds } = meanOfThings(judgements);
      isEnough &&= precision >= demanded.precision[half] && deadEnds <= demanded.deadEnds[half];
      if (half === 'heldOut') distances.push(`${language} ${percent(Math.max(0, goal - precision))}`);
      const figures = [judgements.length, percent(precision), percent(accepted), percent(deadEnds)];
      const [count = '', ...shares] = figures.map(String);
      say(
        `| ${language.padEnd(8)} | ${half.padEnd(8)} | ${count.padStart(7)} | ${(shares[0] ?? '').padStart(11)} | ${(shares[1] ?? '').padStart(8)} | ${(shares[2] ?? '').padStart(9)} |`,
      );
    }
  say(`Short of the goal of ${percent(goal)} in the held-out half: ${distances.join(', ')}.`);
  say('');
  return isEnough;
}

async function measureByArticle(search: (query: JudgedQuery) => Promise<readonly string[]>): Promise<boolean> {
  const answers: (Judgement & Pick<JudgedQuery, 'kind' | 'half'>)[] = [];
  for (const query of await readJudgedSet(judgedSetFolder)) {
    const { kind, half, keywords, language, expected } = query;
    const articles = await search(query);
    const judgement = judge(articles, expected);
    answers.push({ kind, half, ...judgement });
    if (!options.failures || half !== 'tuning' || (judgement.reciprocalRank === 1 && judgement.recall === 1)) continue;
    const missing = expected.filter((article) => !articles.slice(0, 24).includes(article));
    const place = articles.findIndex((article) => expected.includes(article)) + 1;
    say(
      `${kind} ${language} "${keywords}": first at ${place} of ${articles.length}, missing ${missing.join(' ') || 'none'}`,
    );
  }
  const row = (name: string, judgements: readonly Judgement[]) => {
    if (judgements.length === 0) return;
    const { mrr, recall } = meanOf(judgements);
    const count = String(judgements.length).padStart(9);
    say(`| ${name.padEnd(10)} | ${count} | ${mrr.toFixed(3)} | ${recall.toFixed(3).padStart(9)} |`);
  };
  say('| kind       | questions | MRR   | recall@24 |');
  say('| ---------- | --------: | ----: | --------: |');
  const rowOf = (name: string, isOf: (answer: (typeof answers)[number]) => boolean) => row(name, answers.filter(isOf));
  for (const kind of queryKinds) rowOf(kind, (answer) => answer.kind === kind);
  for (const half of ['tuning', 'apart'] as const) rowOf(half, (answer) => answer.half === half);
  row('all', answers);
  const { mrr, recall } = meanOf(answers);
  return mrr >= demanded.mrr && recall >= demanded.recall;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
