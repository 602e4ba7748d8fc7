import { fileURLToPath } from 'node:url';
import { Problem } from '@talloor/platform/http/problem.ts';
import { Piscina } from 'piscina';
import type { PaperTask } from './paperTask.ts';

export type PaperPress = {
  /** @throws Problem `paper.busy` where too many wait, or this one took too long and was ended */
  readonly make: (task: PaperTask) => Promise<Buffer>;
  /** Ends what is being made. */
  readonly close: () => Promise<void>;
};
export type PressLimits = {
  /** That wait behind the one being made. */
  readonly waiting: number;
  /** From the asking to the last byte, in milliseconds. */
  readonly timeMs: number;
};

/** What a thread runs: a module whose default export makes one PDF. */
export type PressThread = { readonly file: string; readonly execArgv: readonly string[] };

/** Two dozen of the longest take some seconds. */
const usual: PressLimits = { waiting: 24, timeMs: 15_000 };
/** A thread that nobody asks for paper gives its memory back. */
const idleMs = 10_000;
/** Answers come before paper, on Linux; elsewhere they share alike. */
const niceness = 10;

const isSource = import.meta.url.endsWith('.ts');
const drawing: PressThread = {
  file: fileURLToPath(new URL(isSource ? './drawPaper.ts' : './drawPaper.js', import.meta.url)),
  execArgv: isSource ? ['--import', 'tsx'] : [],
};

/**
 * Makes PDFs one at a time on a thread of its own, which comes with the first one asked for, so that no answer waits for a
 * drawing (ADR 0071).
 */
export function createPaperPress({ waiting, timeMs }: PressLimits = usual, draws = drawing): PaperPress {
  const thread = new Piscina<PaperTask, Uint8Array>({
    filename: draws.file,
    execArgv: [...draws.execArgv],
    env: {},
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout: idleMs,
    niceIncrement: niceness,
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 },
  });
  const busy = () => new Problem('paper.busy', { parameters: { retry_after: 5 } });
  return {
    make: async (task) => {
      if (thread.queueSize >= waiting) throw busy();
      const limit = AbortSignal.timeout(timeMs);
      try {
        return Buffer.from(await thread.run(task, { signal: limit }));
      } catch (failure) {
        if (limit.aborted) throw busy();
        throw failure;
      }
    },
    close: () => thread.destroy(),
  };
}
