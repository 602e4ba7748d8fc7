import { fileURLToPath } from 'node:url';
import { Problem } from '@talloor/platform/http/problem.ts';
import { Piscina } from 'piscina';
import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { letterheadOf, type Letterhead } from './letterhead.ts';
import type { PaperTask } from './paperTask.ts';

export type PaperPress = {
  /** @throws Problem `paper.busy` for a full queue or a timeout */
  readonly make: (task: PaperTask) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
export type PressLimits = {
  readonly waiting: number;
  /** Milliseconds from request to last byte. */
  readonly timeMs: number;
};

export type PressThread = { readonly file: string; readonly execArgv: readonly string[] };

const usual: PressLimits = { waiting: 24, timeMs: 15_000 };
const idleMs = 10_000;
/** Lower priority than answers (Linux). */
const niceness = 10;

const isSource = import.meta.url.endsWith('.ts');
const drawing: PressThread = {
  file: fileURLToPath(new URL(isSource ? './drawPaper.ts' : './drawPaper.js', import.meta.url)),
  execArgv: isSource ? ['--import', 'tsx'] : [],
};

/** One at a time, on a lazily started thread (ADR 0071). */
export function createPaperPress(
  company: Company = usualCompany,
  { waiting, timeMs }: PressLimits = usual,
  draws = drawing,
): PaperPress {
  const letterhead = letterheadOf(company);
  const thread = new Piscina<PaperTask & { readonly letterhead: Letterhead }, Uint8Array>({
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
        return Buffer.from(await thread.run({ ...task, letterhead }, { signal: limit }));
      } catch (failure) {
        if (limit.aborted) throw busy();
        throw failure;
      }
    },
    close: () => thread.destroy(),
  };
}
