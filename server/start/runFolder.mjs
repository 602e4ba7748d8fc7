import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Folder of this process. Also removes folders of runs that were killed. */
export function createRunFolder(parent) {
  mkdirSync(parent, { recursive: true });
  for (const each of readdirSync(parent)) if (!isAlive(Number(each))) rmSync(join(parent, each), { recursive: true });
  const folder = join(parent, String(process.pid));
  mkdirSync(folder);
  return folder;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export const createDataFolder = (name) =>
  createRunFolder(join(memoryOrDisk(), `talloor-${name}-${userInfo().username}`));

const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/** Databases of many small files are slow on a disk. */
function memoryOrDisk() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes && freemem() > 1.5 * neededBytes ? memory : tmpdir();
}
