import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './findBinaries.ts';
import { endPostmaster, findPostmaster, isAlive } from './postmaster.ts';
import { exists, reachableBinaries, reachableData, serverUser } from './serverUser.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  readonly wasRunning: boolean;
  /** Also ends an adopted server. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Password of the only user; without one all local users may connect (tests). */
  readonly password?: string;
  /** No durability, for tests. */
  readonly fast?: boolean;
};

/**
 * On a free local port, or adopts a running server.
 * @throws after 30 s
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = await reachableData(options.dataDir);
  const postmaster = await findPostmaster(folder);
  if (postmaster) {
    const url = urlOf(postmaster.port, options.password);
    await answers(url, () => !isAlive(postmaster.pid));
    return { url, wasRunning: true, stop: () => endPostmaster(postmaster.pid) };
  }
  const binaries = findBinaries();
  const bin = await reachableBinaries(binaries.bin, binaries.version);
  const logFile = `${options.dataDir}.log`;
  const log = await open(logFile, 'a');
  const run = (program: string, args: string[]) =>
    spawn(join(bin, program), args, { cwd: '/', stdio: ['ignore', log.fd, log.fd], detached: true, ...serverUser });

  const serve = async () => {
    const port = await freePort();
    const server = run('postgres', ['-D', folder, '-p', String(port), ...settings(options.fast ?? false)]);
    const url = urlOf(port, options.password);
    await answers(url, () => server.exitCode !== null || server.signalCode !== null);
    return { server, url };
  };
  if (!(await exists(join(folder, 'PG_VERSION')))) await initialise(folder, options, run);
  const { server, url } = await retryAfterCrash(logFile, serve);
  await log.close();
  server.unref();
  return {
    url,
    wasRunning: false,
    stop: async () => {
      if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
        await endPostmaster(server.pid);
    },
  };
}

/**
 * After a crash PostgreSQL refuses to start until its old processes end. @throws other errors of `serve`, or after
 * 15 s
 */
async function retryAfterCrash<Served>(log: string, serve: () => Promise<Served>): Promise<Served> {
  const giveUpAt = Date.now() + 15_000;
  for (;;) {
    const { size } = await stat(log);
    try {
      return await serve();
    } catch (error) {
      const logText = (await readFile(log)).subarray(size).toString();
      if (!logText.includes('pre-existing shared memory block') || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const settings = (fast: boolean): string[] =>
  [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Many test files share one server.
    `max_connections=${fast ? 400 : 100}`,
    'shared_buffers=128MB',
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    // Error details would log personal values.
    'log_error_verbosity=terse',
    ...(fast ? ['fsync=off', 'full_page_writes=off'] : []),
  ].flatMap((setting) => ['-c', setting]);

/** A killed start leaves nothing half done. */
async function initialise(
  folder: string,
  { password, fast }: EmbeddedOptions,
  run: (program: string, args: string[]) => ReturnType<typeof spawn>,
): Promise<void> {
  const fresh = join(dirname(folder), `postgres-new-${randomUUID()}`);
  const passwordFile = `${fresh}.password`;
  await mkdir(fresh, { mode: 0o700 });
  const { uid, gid } = serverUser;
  if (uid !== undefined) await chown(fresh, uid, gid);
  try {
    if (password !== undefined) {
      await writeFile(passwordFile, password, { mode: 0o600 });
      if (uid !== undefined) await chown(passwordFile, uid, gid);
    }
    const access = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    const language = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await waitForExit(
      run('initdb', ['-D', fresh, '-U', 'talloor', ...access, ...language, ...(fast ? ['--no-sync'] : [])]),
    );
    // The first of two concurrent starts wins.
    await rename(fresh, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

const urlOf = (port: number, password?: string) =>
  `postgres://talloor${password === undefined ? '' : `:${encodeURIComponent(password)}`}@127.0.0.1:${port}/postgres`;

function waitForExit(child: ReturnType<typeof spawn>): Promise<void> {
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
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('there is no free port')),
      );
    });
  });
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === '28P01';
      if (isRefused || hasEnded() || Date.now() > giveUpAt)
        throw new Error('the embedded PostgreSQL does not become reachable', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
