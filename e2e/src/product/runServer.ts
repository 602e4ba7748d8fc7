import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../../..');
const patienceMs = 240_000;

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Resolves when ready.
 * @throws when it exits before
 */
export async function runServer(
  dataDir: string,
  moment: Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const { DATABASE_URL: _, ...others } = process.env;
  const own = { PORT: String(port), DATA_DIR: dataDir, NOW: moment.toISOString(), NODE_ENV: 'production' };
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    env: { ...others, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(server, 'exit');
  process.once('exit', () => server.kill('SIGTERM'));
  const url = `http://localhost:${port}`;
  let isStopping = false;
  void exit.then(() => {
    if (!isStopping) process.stderr.write(`The product has ended by itself:\n${output}\n`);
  });
  const stop = async () => {
    isStopping = true;
    server.kill('SIGTERM');
    await exit;
  };
  for (const giveUpAt = Date.now() + patienceMs; !(await isReady(url)); await pause(50))
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The product does not become ready:\n${output}`);
    }
  return { url, stop };
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
