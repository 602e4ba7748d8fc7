import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

export type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly output: string };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

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
    /** Until ready, or ended by the kill point. @throws for another end */
    start: async (killAt?: string): Promise<void> => {
      const child = spawn(process.execPath, [bundledProgram('mortalMain')], {
        env: { PATH: process.env['PATH'] ?? '', ...env, ...(killAt === undefined ? {} : { FAULT_KILL_AT: killAt }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      let end: End | undefined;
      const exit = once(child, 'close').then(([code, signal]) => (end = { code, signal, output } as End));
      running = { child, ended: exit };
      const way = killAt === undefined ? 'ready' : 'live';
      while (!end && !(await isWell(way))) await pause(20);
      if (end && end.signal !== 'SIGKILL') throw new Error(`the product does not start:\n${end.output}`);
    },
    isReady,
    signal: (name: NodeJS.Signals): void => void running?.child.kill(name),
    ended: (): Promise<End> => running?.ended ?? Promise.reject(new Error('the product was never started')),
  };
}

export type MortalProduct = ReturnType<typeof createMortalProduct>;
