import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Running = { readonly pid: number; readonly url: string; readonly stop: () => Promise<void> };

const patienceMs = 60_000;

/** @throws unless ready within a minute */
export async function startProcess(
  bundle: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, bundle], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exit;
    }
  };
  for (const giveUpAt = Date.now() + patienceMs; !(await isReady(url)); await pause(50))
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${bundle} does not become ready`);
    }
  return { pid: child.pid ?? 0, url, stop };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
