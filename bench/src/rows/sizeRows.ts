import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Bench } from '../bench.ts';
import { residentMegabytes } from '../processes/cpuTime.ts';
import { atMost, type Row } from '../report/row.ts';

/** Without PostgreSQL, after all other rows. */
export async function memory({ product, size }: Bench): Promise<Row> {
  await pause(size.restMs);
  const { now, most } = await residentMegabytes(product.pid);
  return {
    name: 'resident memory of the single process after the bench',
    judged: [atMost('resident', now, 600, ' MB')],
    note: `${size.restMs / 1000} s after the last call. The most while it was measured was ${most?.toFixed(0) ?? 'unknown'} MB.`,
  };
}

const startPage = 'StartPage';

/** Gzip size with static imports. */
export async function startPageScript(dist: string): Promise<Row> {
  const name = "script of the shop's start page, gzip; of the back office in it";
  const document = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (document === null) return { name, judged: [atMost('script', null, 250, ' kB')], note: 'The shop is not built.' };
  const assets = join(dist, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const contents = new Map<string, string>();
  for (const script of scripts) contents.set(script, await readFile(join(assets, script), 'utf8'));

  const loaded = new Set<string>();
  const load = (script: string): void => {
    const content = contents.get(script);
    if (content === undefined || loaded.has(script)) return;
    loaded.add(script);
    for (const [, imported = ''] of content.matchAll(staticImport)) load(basename(imported));
  };
  for (const [, script = ''] of document.matchAll(/(?:src|href)="([^"]+\.js)"/g)) load(basename(script));
  for (const script of scripts) if (script.startsWith(`${startPage}-`)) load(script);

  const bytes = [...loaded].reduce((sum, script) => sum + gzipSync(contents.get(script) ?? '').length, 0);
  const foreign = [...contents.values()].filter((content) => /react-admin|ra-core|RaLayout/.test(content)).length;
  return {
    name,
    judged: [atMost('script', bytes / 1000, 250, ' kB'), atMost('back office', foreign, 0, ' chunks')],
  };
}

/** Also `export … from`, but not `import("./chunk.js")`. */
const staticImport = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;
