import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whileBuilding } from './buildLock.mjs';
import { giveUp, step } from './console.mjs';
import { fingerprint } from './fingerprint.mjs';

const shared = ['contracts/src', 'rules/src', 'messages/src', 'package-lock.json', 'tsconfig.base.json'];
const web = (name) => ({
  name,
  result: `${name}/dist/index.html`,
  sources: [
    ...shared,
    ...['src', 'public', 'index.html', 'vite.config.ts'].map((path) => `${name}/${path}`),
    'shop-web/shownIconWeights.ts',
    'shop-web/auditVerifier.ts',
    'server/audit-verifier.mjs',
    'shop-web/withoutLoaded.ts',
    'look/src',
    'contracts/endpointsAsCalls.ts',
    'server/src/styles/keepModules.ts',
    'server/src/styles/namedWidths.ts',
    'server/start/buildWeb.mjs',
  ],
});

const folders = [
  'events',
  'einvoice',
  'platform',
  'catalogue',
  'analytics',
  'command-api',
  'projections',
  'query-api',
  'server',
];
const builds = [
  {
    name: 'services',
    result: 'server/dist/main.js',
    sources: [...shared, ...folders.map((folder) => `${folder}/src`), 'server/start/buildServices.mjs'],
  },
  web('shop-web'),
  web('backoffice-web'),
];

const stampOf = (root, { result }) => join(root, dirname(result), '.fingerprint');

function isFresh(root, build, now) {
  const stamp = stampOf(root, build);
  return existsSync(join(root, build.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
}

export async function buildStale(root, wanted = builds.map(({ name }) => name)) {
  for (const build of builds.filter(({ name }) => wanted.includes(name))) {
    if (isFresh(root, build, fingerprint(root, build.sources))) continue;
    await whileBuilding(root, async () => {
      const now = fingerprint(root, build.sources);
      if (isFresh(root, build, now)) return;
      await step(`building ${build.name}`, () => buildApart(root, build.name));
      writeFileSync(stampOf(root, build), now);
    });
  }
}

/** In a child process, so that its memory is freed. */
function buildApart(root, name) {
  const { status } = spawnSync(process.execPath, [join(root, 'server/start/buildOne.mjs'), name], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) giveUp(`${name} cannot be built; see the lines above.`);
}
