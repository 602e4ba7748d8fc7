import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endPostmaster, findPostmaster, isAlive } from '../../embedded/postmaster.ts';
import { reachableData } from '../../embedded/serverUser.ts';
import { startEmbeddedPostgres } from '../../embedded/startEmbeddedPostgres.ts';
import type { Victim } from './supervisedProcess.ts';

export type Database = Victim & { readonly url: string; readonly port: number };

export async function startDatabase(dataDir: string): Promise<Database> {
  let url = '';
  const start = async (): Promise<void> => {
    ({ url } = await startEmbeddedPostgres({ dataDir, fast: true }));
  };
  const postmasterOf = async () => (await findPostmaster(await reachableData(dataDir)))?.pid;
  /** The postmaster must start no more children. */
  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    const postmaster = await postmasterOf();
    if (postmaster === undefined) return;
    process.kill(postmaster, signal);
    for (const pid of await childrenOf(postmaster)) if (isAlive(pid)) process.kill(pid, signal);
  };

  await start();
  return {
    name: 'PostgreSQL',
    get url() {
      return url;
    },
    get port() {
      return Number(new URL(url).port);
    },
    start,
    kill: async () => {
      const postmaster = await postmasterOf();
      if (postmaster === undefined) return;
      process.kill(postmaster, 'SIGKILL');
    },
    stop: async () => {
      const postmaster = await postmasterOf();
      if (postmaster !== undefined) await endPostmaster(postmaster);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  };
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}
