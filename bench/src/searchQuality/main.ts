import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { writeDemoCatalogue } from '@talloor/server/demo/catalogue/writeDemoCatalogue.ts';
import { writeDemoContent } from '@talloor/server/demo/catalogue/writeDemoContent.ts';
import { startEmbeddedPostgres } from '@talloor/server/embedded/startEmbeddedPostgres.ts';
import { judge, meanOf, type Judgement } from './judge.ts';
import { queryKinds, readJudgedSet, type JudgedQuery } from './judgedSet.ts';

/**
 * `npm run bench:search-quality` prints MRR and recall@24 of the judged queries; status 1 below the requirement.
 * `--half tuning`: that half only; `--failures`: its incomplete answers.
 */
const { values: options } = parseArgs({
  options: { half: { type: 'string' }, failures: { type: 'boolean', default: false } },
});
const demanded = { mrr: 0.85, recall: 0.95 };
const onDay = '2026-03-11';
const say = (line: string) => process.stdout.write(`${line}\n`);

const queries = (await readJudgedSet(join(dirname(fileURLToPath(import.meta.url)), 'judgedSet'))).filter(
  ({ half }) => options.half === undefined || half === options.half,
);
const folder = await mkdtemp(join(tmpdir(), 'talloor-search-quality-'));
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const pool = new pg.Pool({ connectionString: server.url, max: 4 });
pool.on('error', () => undefined);
try {
  await migrate(server.url, 'catalogue', catalogueMigrations);
  const now = new Date(`${onDay}T13:12:00Z`);
  await writeDemoCatalogue(pool, { now, at: now });
  await writeDemoContent(pool, { by: 'bench', at: now });
  const catalogue = createCatalogue({ pool, clock: { now: () => now } });
  const judgeQuery = async ({ keywords, language, expected, kind, half }: JudgedQuery) => {
    const selection = { keywords, language, sort: 1, filters: {}, customerNumber: null, onDay };
    const articles = await catalogue.searchArticles(selection);
    const judgement = judge(articles, expected);
    if (options.failures && half === 'tuning' && (judgement.reciprocalRank < 1 || judgement.recall < 1)) {
      const missing = expected.filter((article) => !articles.slice(0, 24).includes(article));
      const place = articles.findIndex((article) => expected.includes(article)) + 1;
      say(
        `${kind} ${language} "${keywords}": first at ${place} of ${articles.length}, missing ${missing.join(' ') || 'none'}`,
      );
    }
    return { kind, half, ...judgement };
  };
  const answers: (Judgement & Pick<JudgedQuery, 'kind' | 'half'>)[] = [];
  for (const query of queries) answers.push(await judgeQuery(query));

  const row = (name: string, judgements: readonly Judgement[]) => {
    if (judgements.length === 0) return;
    const { mrr, recall } = meanOf(judgements);
    say(
      `| ${name.padEnd(10)} | ${String(judgements.length).padStart(9)} | ${mrr.toFixed(3)} | ${recall.toFixed(3).padStart(9)} |`,
    );
  };
  say('| kind       | questions | MRR   | recall@24 |');
  say('| ---------- | --------: | ----: | --------: |');
  for (const kind of queryKinds)
    row(
      kind,
      answers.filter((answer) => answer.kind === kind),
    );
  for (const half of ['tuning', 'apart'] as const)
    row(
      half,
      answers.filter((answer) => answer.half === half),
    );
  row('all', answers);
  const { mrr, recall } = meanOf(answers);
  const isEnough = mrr >= demanded.mrr && recall >= demanded.recall;
  say(isEnough ? 'Good enough.' : `Short of MRR ${demanded.mrr} or recall@24 ${demanded.recall}.`);
  if (!isEnough) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
