import { spawn } from 'node:child_process';
import { chown, mkdir, open, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './findBinaries.ts';

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

/** PostgreSQL refuses to run as root: as root its processes get this unprivileged, named user (nobody). */
const unprivileged = 65534;
const asServerUser = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};

/**
 * Starts a real PostgreSQL from the npm packages with its data in `dataDir`, on a free port of 127.0.0.1.
 * `fast` turns off durability, for tests only. @throws where the server does not answer within 30 s.
 */
export async function startEmbeddedPostgres(options: { dataDir: string; fast?: boolean }): Promise<EmbeddedPostgres> {
  const { dataDir } = options;
  const bin = findBinaries();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (asServerUser.uid !== undefined) await chown(dataDir, unprivileged, unprivileged);
  const logFile = await open(`${dataDir}.log`, 'a');
  const run = (program: string, args: string[]) =>
    spawn(join(bin, program), args, {
      cwd: '/',
      stdio: ['ignore', logFile.fd, logFile.fd],
      detached: true,
      ...asServerUser,
    });

  if (!(await exists(join(dataDir, 'PG_VERSION')))) {
    const initialise = ['-D', dataDir, '-U', 'talloor', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await ended(run('initdb', [...initialise, ...provider, ...(options.fast ? ['--no-sync'] : [])]));
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
  ];
  const speed = options.fast ? ['fsync=off', 'full_page_writes=off'] : [];
  const server = run('postgres', [
    '-D',
    dataDir,
    '-p',
    String(port),
    ...[...settings, ...speed].flatMap((s) => ['-c', s]),
  ]);
  const url = `postgres://talloor@127.0.0.1:${port}/postgres`;
  await answers(url, () => server.exitCode !== null);
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const end = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await end;
      await logFile.close();
    },
  };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`))));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > giveUpAt)
        throw new Error('the embedded PostgreSQL does not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
