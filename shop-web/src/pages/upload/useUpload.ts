import {
  checkBasketUpload,
  rememberUploadColumns,
  type UploadJudgement,
  type UploadLine,
  type UploadPreview,
} from '@talloor/contracts/endpoints/basketUpload.ts';
import { useEffect, useRef, useState } from 'react';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { isRefused } from '../../server/isRefused.ts';
import { sendPatiently } from '../../server/sendPatiently.ts';
import { call } from '../../server/shopClient.ts';
import { withoutAdded } from './chosenLines.ts';
import { keepSource, keptSource } from './keptFile.ts';
import { forgetUpload, keepUpload, keptLine, keptUpload, type ImportAttempt, type KeptUpload } from './keptUpload.ts';
import { lineKey } from './lineKey.ts';
import { sendFile, type UploadChoice, type UploadSource } from './sendFile.ts';

/** Spec shopping §4, Order upload. */
export type UploadState =
  | { readonly kind: 'choosing'; readonly failure: unknown }
  | {
      readonly kind: 'reading';
      readonly source: UploadSource;
      readonly part: number;
      /** Shown again when another choice fails. */
      readonly before: Checking | null;
    }
  /** Restored lines are judged again. */
  | { readonly kind: 'restoring'; readonly kept: KeptUpload }
  | Checking;

export type Checking = {
  readonly kind: 'checking';
  /** Null after a reload, for a large file. */
  readonly source: UploadSource | null;
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  /** A person has seen or chosen these columns. */
  readonly isConfirmed: boolean;
  readonly judgement: UploadJudgement;
  /** Lines read, and those in the basket. */
  readonly count: number;
  readonly added: number;
  readonly attempt: ImportAttempt | null;
  readonly failure: unknown;
};

export type Correction = Partial<Pick<UploadLine, 'article' | 'quantity' | 'unit' | 'text' | 'hidden' | 'add'>>;

export type Upload = {
  readonly state: UploadState;
  /** Independent of rendering. */
  readonly now: () => UploadState;
  readonly read: (source: UploadSource, choice?: UploadChoice) => void;
  /** Back to earlier lines, else to the choice of a file. */
  readonly stop: () => void;
  /** @returns undo */
  readonly reset: () => () => void;
  /** Judges all lines again. @returns the line, or null if overtaken @throws ProblemError */
  readonly correct: (line: UploadLine, correction: Correction) => Promise<UploadLine | null>;
  /** @throws ProblemError */
  readonly checkAgain: () => Promise<void>;
  /** Null after a rejection. */
  readonly attempt: (attempt: ImportAttempt | null) => void;
  readonly settle: (attempt: ImportAttempt) => void;
};

async function rememberColumns(columns: UploadPreview['file']['columns']): Promise<void> {
  if (columns.every(({ heading }) => heading === '')) return;
  const headed = columns.map(({ heading, role }) => ({ heading: heading.slice(0, 100), role }));
  await call(rememberUploadColumns, { body: { columns: headed } }).catch(() => undefined);
}

/** Unfinished lines survive a reload in this tab. */
export function useUpload(of: string): Upload {
  const { importUpload } = useBasket();
  const [state, setState] = useState<UploadState>(() => {
    const kept = keptUpload(of);
    // Without the file its columns cannot be chosen.
    const isLost = kept !== null && !kept.file.chosen && keptSource(kept.name) === null;
    return kept === null || isLost ? { kind: 'choosing', failure: null } : { kind: 'restoring', kept };
  });
  const current = useRef(state);
  const running = useRef<AbortController>(undefined);
  const checks = useRef(0);

  const keep = (next: UploadState) => {
    current.current = next;
    if (next.kind === 'checking') keepUpload(of, { ...next, ...next.judgement });
  };
  const show = (next: UploadState) => {
    keep(next);
    setState(next);
  };
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const restore = async ({ attempt, decimal, lines, ...keptState }: KeptUpload, signal: AbortSignal) => {
    // Repeating the command settles whether it arrived.
    const arrived = attempt !== null && (await hasArrived(attempt, signal));
    const arrivedLines = new Set(arrived ? attempt.lines : []);
    const rows = lines.filter((line) => !arrivedLines.has(lineKey(line)));
    const judgement = await sendPatiently(
      () => call(checkBasketUpload, { body: { decimal, rows: [...rows] } }, { signal }),
      signal,
    );
    const addedCount = keptState.added + (arrived ? attempt.items.length : 0);
    if (!signal.aborted)
      show({
        ...keptState,
        kind: 'checking',
        source: keptSource(keptState.name),
        isConfirmed: keptState.file.chosen,
        judgement,
        added: addedCount,
        attempt: null,
        failure: null,
      });
  };
  const hasArrived = ({ items, key }: ImportAttempt, signal: AbortSignal) =>
    sendPatiently((isRepeat) => importUpload(items, key, isRepeat), signal, true).then(
      () => true,
      (error: unknown) => {
        if (!isRefused(error)) throw error;
        return false;
      },
    );

  const fail = (failure: unknown, signal: AbortSignal) => {
    if (!signal.aborted) show({ kind: 'choosing', failure });
  };
  const first = useRef(() => {
    if (current.current.kind !== 'restoring') return;
    const signal = begin();
    restore(current.current.kept, signal).catch((failure: unknown) => fail(failure, signal));
  });
  useEffect(() => {
    first.current();
    return () => running.current?.abort();
  }, []);

  const read = (source: UploadSource, choice: UploadChoice = {}) => {
    const before = current.current.kind === 'checking' ? { ...current.current, failure: null } : null;
    const signal = begin();
    const onProgress = (part: number) => {
      if (!signal.aborted) show({ kind: 'reading', source, part, before });
    };
    onProgress(0);
    sendFile(source, { choice, signal, onProgress }).then(
      ({ file, ...judgement }) => {
        if (signal.aborted) return;
        const name = source.kind === 'file' ? source.file.name : null;
        const count = judgement.lines.length;
        const isConfirmed = file.chosen && (file.remembered || choice.roles !== undefined);
        const fresh = { count, added: 0, attempt: null, failure: null };
        show({ kind: 'checking', source, name, file, isConfirmed, judgement, ...fresh });
        void keepSource(source);
        if (choice.roles !== undefined && file.chosen) void rememberColumns(file.columns);
      },
      (failure: unknown) => {
        if (signal.aborted) return;
        show(before === null ? { kind: 'choosing', failure } : { ...before, failure });
      },
    );
  };

  const start = () => {
    forgetUpload();
    running.current?.abort();
    show({ kind: 'choosing', failure: null });
  };

  /** Ignores late answers of older checks. */
  const check = async (lines: readonly UploadLine[]): Promise<UploadJudgement | null> => {
    if (current.current.kind !== 'checking') return null;
    const number = ++checks.current;
    const { decimal } = current.current.judgement;
    const judgement = await call(checkBasketUpload, { body: { decimal, rows: lines.map(keptLine) } });
    if (number !== checks.current || current.current.kind !== 'checking') return null;
    show({ ...current.current, judgement });
    return judgement;
  };

  return {
    state,
    now: () => current.current,
    read,
    stop: () => {
      const { current: state } = current;
      if (state.kind !== 'reading' || state.before === null) return start();
      running.current?.abort();
      show(state.before);
    },
    reset: () => {
      const before = current.current;
      start();
      return () => {
        running.current?.abort();
        show(before);
      };
    },
    correct: async (corrected, correction) => {
      if (current.current.kind !== 'checking') return null;
      const { judgement } = current.current;
      const key = lineKey(corrected);
      const lines = judgement.lines.map((line) => (lineKey(line) === key ? { ...line, ...correction } : line));
      keep({ ...current.current, judgement: { ...judgement, lines } });
      try {
        const newJudgement = await check(lines);
        return newJudgement?.lines.find((line) => lineKey(line) === key) ?? null;
      } catch (error) {
        if (current.current.kind === 'checking') show({ ...current.current, judgement });
        throw error;
      }
    },
    checkAgain: async () => {
      if (current.current.kind === 'checking') await check(current.current.judgement.lines);
    },
    attempt: (attempt) => {
      if (current.current.kind === 'checking') keep({ ...current.current, attempt });
    },
    settle: ({ items, lines }) => {
      if (current.current.kind !== 'checking') return;
      checks.current += 1;
      const { judgement, added: addedCount } = current.current;
      const remaining = withoutAdded(judgement, lines);
      show({ ...current.current, judgement: remaining, added: addedCount + items.length, attempt: null });
    },
  };
}
