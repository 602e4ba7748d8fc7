import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { UploadQuestion, UploadRead } from './uploadRead.ts';

export type ReaderLimits = {
  /** Per file. */
  readonly milliseconds: number;
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
  /** Parallel files, and queue length. */
  readonly atOnce: number;
  readonly waiting: number;
};

export const readerLimits: ReaderLimits = {
  milliseconds: 15_000,
  heapMegabytes: 256,
  residentMegabytes: 700,
  atOnce: 2,
  waiting: 10,
};

/** `busy`: the queue is full. `gone`: the client has gone. */
export type ReadOutcome = UploadRead | { readonly kind: 'busy' } | { readonly kind: 'gone' };

export type UploadReader = {
  /** Other files of a user wait behind those of other users. */
  readonly read: (
    file: Buffer,
    question: UploadQuestion,
    by: { readonly userId: string; readonly signal: AbortSignal },
  ) => Promise<ReadOutcome>;
  readonly close: () => void;
};

type Waiting = { readonly userId: string; readonly assign: (place: 'taken' | 'gone') => void };

const mostAnswerBytes = 16 * 1024 * 1024;
const memoryLookMs = 50;

/** In a separate process, killed beyond time or memory, without secrets and disk writes. */
export function createUploadReader(limits: ReaderLimits = readerLimits): UploadReader {
  const running = new Set<AbortController>();
  const reading = new Set<string>();
  const waiting = new Set<Waiting>();
  let isClosed = false;

  const canStart = (userId: string) => reading.size < limits.atOnce && !reading.has(userId);
  const takePlace = async (userId: string, signal: AbortSignal): Promise<'taken' | 'busy' | 'gone'> => {
    if (isClosed || signal.aborted) return 'gone';
    if (canStart(userId)) {
      reading.add(userId);
      return 'taken';
    }
    if (waiting.size >= limits.waiting) return 'busy';
    return new Promise((resolve) => {
      const place: Waiting = { userId, assign: resolve };
      waiting.add(place);
      const leave = () => {
        if (waiting.delete(place)) resolve('gone');
      };
      signal.addEventListener('abort', leave, { once: true });
    });
  };
  /** To the first whose user has no file being read. */
  const leavePlace = (userId: string) => {
    reading.delete(userId);
    for (const place of waiting) {
      if (!canStart(place.userId)) continue;
      waiting.delete(place);
      reading.add(place.userId);
      place.assign('taken');
    }
  };

  return {
    read: async (file, question, { userId, signal }) => {
      const place = await takePlace(userId, signal);
      if (place !== 'taken') return { kind: place };
      const kill = new AbortController();
      running.add(kill);
      const end = () => kill.abort();
      signal.addEventListener('abort', end, { once: true });
      try {
        return signal.aborted || isClosed ? { kind: 'gone' } : await readApart(file, question, limits, kill.signal);
      } finally {
        signal.removeEventListener('abort', end);
        running.delete(kill);
        leavePlace(userId);
      }
    },
    close: () => {
      isClosed = true;
      for (const { assign } of waiting) assign('gone');
      waiting.clear();
      for (const kill of running) kill.abort();
    },
  };
}

async function readApart(
  file: Buffer,
  question: UploadQuestion,
  limits: ReaderLimits,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const { milliseconds, heapMegabytes, residentMegabytes } = limits;
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, '--no-warnings', ...program()], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(end, milliseconds);
  const look = setInterval(() => {
    void residentBytes(child.pid).then((bytes) => bytes > residentMegabytes * 1024 * 1024 && end());
  }, memoryLookMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    // The process has ended; its output explains.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(question)}\n`);
    child.stdin.end(file);
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostAnswerBytes) end();
      else parts.push(part);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (signal.aborted) return { kind: 'gone' };
    if (code !== 0 || bytes > mostAnswerBytes) return { kind: 'refused', code: 'too_complex' };
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as UploadRead;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
  }
}

function program(): readonly string[] {
  const isSource = import.meta.url.endsWith('.ts');
  const path = fileURLToPath(new URL(isSource ? './readUploadProcess.ts' : './readUpload.js', import.meta.url));
  return isSource ? ['--import', 'tsx', path] : [path];
}

/** Where available (Linux). */
async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * 4096;
}
