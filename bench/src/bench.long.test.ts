import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

type Result = {
  readonly name: string;
  readonly judged: readonly { readonly what: string; readonly measured: number }[];
};

test('the bench measures every row on a small tenant and exits with status 0 even when a row misses its target', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talloor-bench-test-'));
  const json = join(folder, 'results.json');
  try {
    const bench = spawn(
      process.execPath,
      ['--import', 'tsx', 'bench/src/main.ts', '--quick', '--only-services', '--json', json],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [status] = (await once(bench, 'exit')) as [number | null];
    expect(status).toBe(0);
    const { rows } = JSON.parse(await readFile(json, 'utf8')) as { rows: readonly Result[] };
    expect(rows).toHaveLength(59);
    const rates = rows.flatMap(({ judged }) => judged.filter(({ what }) => what === 'ratio'));
    expect(rates).toHaveLength(27);
    expect(rates.every(({ measured }) => measured > 0 && Number.isFinite(measured))).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
