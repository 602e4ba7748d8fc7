import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import pg from 'pg';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import type { CompanyRegister } from '@talloor/catalogue/register/companyRegister.ts';
import { createImportedRegister } from '@talloor/catalogue/register/createImportedRegister.ts';
import { importRegister } from '@talloor/catalogue/register/import/importRegister.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import type { BenchSize } from '../bench.ts';
import { measure, type Turn, untilOver } from '../load/measure.ts';
import { writeExtract } from '../register/writeExtract.ts';
import { atMost, medians, type Pair, rateRatio, type Row } from '../report/row.ts';

const lookupsAtOnce = 4;
const mostMinutes = 10;
const mostMilliseconds = 5;
const mostTimes = 1.5;

type Register = CompanyRegister & {
  readonly pool: pg.Pool;
  readonly numbers: readonly string[];
  readonly minutes: number;
  /** Of this process, in MB. */
  readonly memory: number;
};

async function openRegister(databaseUrl: string, enterprises: number): Promise<Register> {
  const folder = await mkdtemp(join(tmpdir(), 'talloor-register-'));
  try {
    const numbers = await writeExtract(folder, enterprises);
    await migrate(databaseUrl, 'catalogue', catalogueMigrations);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: lookupsAtOnce });
    pool.on('error', () => undefined);
    let memory = 0;
    const looking = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 200);
    const startedAt = performance.now();
    const delivery = { folder, by: 'bench', now: new Date(), dryRun: false, isForced: false };
    const { created } = await importRegister(pool, delivery);
    const minutes = (performance.now() - startedAt) / 60_000;
    clearInterval(looking);
    if (created !== enterprises) throw new Error(`${created} of ${enterprises} enterprises were imported`);
    return { pool, numbers, minutes, memory: memory / 1024 / 1024, ...createImportedRegister(pool) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lookups({ pool, numbers, findCompany }: Register, size: BenchSize): Promise<Turn> {
  const work = untilOver(lookupsAtOnce, size.roundMs, async (worker, count) => {
    const number = numbers[(worker * 7919 + count * 31) % numbers.length] ?? '';
    if ((await findCompany(number)) === null) throw new Error(`${number} is not found`);
  });
  return measure({ pid, pool }, work);
}

export async function registerRows(
  databaseNamed: (name: string) => Promise<string>,
  size: BenchSize,
): Promise<readonly Row[]> {
  const [few, many] = size.registered;
  const small = await openRegister(await databaseNamed('register_few'), few);
  const large = await openRegister(await databaseNamed('register_many'), many);
  const pairs: Pair[] = [];
  for (let round = 0; round <= size.rounds; round += 1) {
    const floor = await lookups(small, size);
    const own = await lookups(large, size);
    if (round > 0) pairs.push({ floor, own });
  }
  await Promise.all([small.pool.end(), large.pool.end()]);
  const own = medians(pairs.map((pair) => pair.own));
  const floor = medians(pairs.map((pair) => pair.floor));
  const among = `${many.toLocaleString('en')} enterprises`;
  return [
    {
      name: `import the register of ${among}`,
      judged: [atMost('minutes', large.minutes, mostMinutes)],
      note: `The import of the register took ${large.memory.toFixed(0)} MB of memory at most, PostgreSQL beside.`,
    },
    {
      name: `look a company up among ${among}, against ${few.toLocaleString('en')}`,
      judged: [atMost('times', 1 / rateRatio(pairs), mostTimes), atMost('p97.5', own.p975, mostMilliseconds, ' ms')],
      own,
      floor,
    },
  ];
}
