import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { fullSize, quickSize } from './bench.ts';
import { buildBundles } from './processes/buildBundles.ts';
import { machineLine } from './report/machine.ts';
import { holds } from './report/row.ts';
import { shortfalls, table } from './report/table.ts';
import { startPageScript } from './rows/sizeRows.ts';
import { allParts, partsOnDemand, runBench } from './runBench.ts';

/**
 * `npm run bench`: ratios to floors of the same run (`--json FILE`). `--quick`: short; `--only-services`: no webs;
 * `--docs`: updates docs/benchmarks.md; `--part` (repeatable): one of `allParts` or `partsOnDemand`; `--profile FOLDER`. Missed targets
 * exit with 0.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'only-services': { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    json: { type: 'string' },
    part: { type: 'string', multiple: true, default: [...allParts] },
    profile: { type: 'string' },
  },
});
const knownParts = [...allParts, ...partsOnDemand];
const unknownPart = options.part.find((part) => !knownParts.some((knownPart) => knownPart === part));
if (unknownPart !== undefined) {
  process.stderr.write(`there is no part ${unknownPart}: choose from ${knownParts.join(', ')}\n`);
  process.exit(2);
}
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
process.env['NODE_ENV'] = 'production';
const say = (line: string) => process.stdout.write(`${line}\n`);

const bundles = await buildBundles(root, options['only-services'] ? ['services'] : undefined);
const size = options.quick ? quickSize : fullSize;
const { machine, rows: measured } = await runBench(root, bundles, size, {
  parts: new Set(knownParts.filter((part) => options.part.includes(part))),
  nodeArguments: options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`],
  say: (line) => say(`  ${line} …`),
});
const rows = [...measured, await startPageScript(join(root, 'shop-web/dist'))];

const notes = rows.flatMap(({ note }) => note ?? []);
const report = [machineLine(machine), '', table(rows), '', ...notes].join('\n');
const short = shortfalls(rows);
say(`\n${report}\n`);
say(short.length === 0 ? 'Every row meets its target.' : `Short of their targets:\n  ${short.join('\n  ')}`);

const json = options.json ?? join(root, 'bench/results.json');
await mkdir(dirname(json), { recursive: true });
const results = rows.map((row) => ({ ...row, meets: row.judged.every(holds) }));
await writeFile(json, `${JSON.stringify({ machine, rows: results }, null, 2)}\n`);
if (options.docs) {
  const file = join(root, 'docs/benchmarks.md');
  const [before = '', after = ''] = (await readFile(file, 'utf8')).split(/<!-- table -->[^]*<!-- end -->/);
  const page = `${before}<!-- table -->\n\n${report}\n\n<!-- end -->${after}`;
  const { code, errors } = await format(file, page);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`);
  await writeFile(file, code);
}
