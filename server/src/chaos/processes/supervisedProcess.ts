import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export type Victim = {
  readonly name: string;
  /** Returns before it is ready. */
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
};

type Launch = { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv };

const restartMs = 500;
/** Then it is killed, as by an orchestrator. */
const stopLimitMs = 30_000;

/**
 * Restarts when it ends by itself.
 * @param onEnd ends that no fault ordered, and orderly stops that fail
 * @param endsWithZero whether SIGTERM must end it with status 0
 * @param marker text in the log after its start; an earlier end is no incident
 */
export function createSupervisedProcess(options: {
  readonly name: string;
  readonly logFile: string;
  readonly launch: () => Launch;
  readonly onEnd: (incident: string) => void;
  readonly endsWithZero: boolean;
  readonly marker: string;
}): Victim {
  const { name, logFile, launch, onEnd, endsWithZero, marker } = options;
  let child: ChildProcess | null = null;
  let isWanted = false;

  const start = async (): Promise<void> => {
    isWanted = true;
    const { command, env } = launch();
    const [program = '', ...rest] = command;
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
    const log = openSync(logFile, 'a');
    const started = spawn(program, rest, { env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    child = started;
    started.on('error', (error) => onEnd(`${name} does not start: ${error.message}`));
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      child = null;
      if (!isWanted) return;
      const logText = readFileSync(logFile).subarray(logStart).toString();
      if (logText.includes(marker))
        onEnd(`${name} ended by itself with ${signal ?? `status ${code}`}: ${logText.trim().split('\n').at(-1) ?? ''}`);
      void pause(restartMs).then(() => (isWanted && child === null ? start() : undefined));
    });
  };
  /** Its group, because a start command may be a shell. */
  const signal = (which: NodeJS.Signals): void => {
    if (child?.pid === undefined) return;
    try {
      process.kill(-child.pid, which);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  const end = async (which: NodeJS.Signals): Promise<number | null> => {
    isWanted = false;
    const ending = child;
    if (!ending) return 0;
    const exit = ending.exitCode === null && ending.signalCode === null ? once(ending, 'exit') : Promise.resolve();
    signal(which);
    if (which !== 'SIGKILL') signal('SIGCONT');
    const limit = pause(stopLimitMs, 'late' as const, { ref: false });
    if ((await Promise.race([exit, limit])) === 'late') {
      onEnd(`${name} did not end within ${stopLimitMs / 1000} s of SIGTERM`);
      signal('SIGKILL');
      await exit;
    }
    return ending.exitCode;
  };

  return {
    name,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const status = await end('SIGTERM');
      if (endsWithZero && status !== 0) onEnd(`${name} ended with status ${status} at SIGTERM`);
    },
    freeze: async () => signal('SIGSTOP'),
    thaw: async () => signal('SIGCONT'),
  };
}
