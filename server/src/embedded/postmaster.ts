import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Postmaster = { readonly pid: number; readonly port: number };

/** Also removes the pid file of a dead server, whose number may be reused. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const file = join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (await isPostgres(pid)) return { pid, port };
  await rm(file, { force: true });
  return null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** After the timeout the server is killed; its log recovers everything. */
export async function endPostmaster(pid: number, patienceMs = 15_000): Promise<void> {
  const hardAt = Date.now() + patienceMs;
  process.kill(pid, 'SIGINT');
  let isHard = false;
  while (await isPostgres(pid)) {
    if (!isHard && Date.now() > hardAt) {
      process.kill(pid, 'SIGQUIT');
      isHard = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A zombie has no command line. */
const isPostgres = async (pid: number) => isAlive(pid) && (await commandOf(pid)).includes('postgres');

async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
      stdout: '',
    }));
    return stdout;
  }
}
