import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './console.mjs';

/** The moment of the mock-ups: a Wednesday on which Friday can still be ordered for. */
const mockupMoment = '2026-03-11T14:12+01:00';
const patienceMs = 240_000;

/**
 * Starts the built product on a port and data folder of its own, runs `work` with `SHOP_URL` and `DATA_DIR` in its
 * environment, and stops it.
 */
export async function whileProductRuns(root, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'talloor-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NOW: mockupMoment };
  const product = spawn(process.execPath, [join(root, 'server/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  try {
    if (!(await isReady(url, product))) {
      say('  the product does not become ready');
      return { passed: 0, failed: 1 };
    }
    return await work({ ...env, SHOP_URL: url });
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function isReady(url, product) {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt && product.exitCode === null; await pause(200))
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return true;
  return false;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
