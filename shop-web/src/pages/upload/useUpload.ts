import {
  checkBasketUpload,
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
import { forgetFile, keepFile, keptFile } from './keptFile.ts';
import { forgetUpload, keepUpload, keptUpload, type ImportAttempt, type KeptUpload } from './keptUpload.ts';
import { sendFile, type UploadSource } from './sendFile.ts';

/** Spec shopping §4, Order upload. */
export type UploadState =
  | { readonly kind: 'choosing'; readonly failure: unknown }
  /** `part` sent, 0 to 1; at 1 the server reads. */
  | { readonly kind: 'reading'; readonly source: UploadSource; readonly part: number }
  /** Restored lines are judged again. */
  | { readonly kind: 'restoring'; readonly kept: KeptUpload }
  | {
      readonly kind: 'checking';
      /** Null after leaving the page, except for small workbooks with several sheets. */
      readonly source: UploadSource | null;
      readonly name: string | null;
      readonly file: UploadPreview['file'];
      readonly judgement: UploadJudgement;
      /** Lines read, and those in the basket. */
      readonly count: number;
      readonly added: number;
      readonly attempt: ImportAttempt | null;
    };
type Checking = Extract<UploadState, { kind: 'checking' }>;

export type Correction = Partial<Pick<UploadLine, 'article' | 'quantity' | 'add'>>;

export type Upload = {
  readonly state: UploadState;
  /** Current state, independent of rendering. */
  readonly now: () => UploadState;
  readonly read: (source: UploadSource, sheet?: string) => void;
  readonly stop: () => void;
  /** @returns undo */
  readonly reset: () => () => void;
  /** Judges all lines again. @returns the line, or null if overtaken @throws ProblemError */
  readonly correct: (row: number, correction: Correction) => Promise<UploadLine | null>;
  /** @throws ProblemError */
  readonly checkAgain: () => Promise<void>;
  /** Null after a rejection. */
  readonly attempt: (attempt: ImportAttempt | null) => void;
  readonly settle: (attempt: ImportAttempt) => void;
};

/** Workbooks with several sheets are kept. */
function sourceOf({ name, file }: Pick<KeptUpload, 'name' | 'file'>): UploadSource | null {
  const workbook = name !== null && file.sheets.length > 1 ? keptFile(name) : null;
  return workbook && { kind: 'file', file: workbook };
}

/** Unfinished lines survive a reload in this tab. */
export function useUpload(of: string): Upload {
  const { importUpload } = useBasket();
  const [state, setState] = useState<UploadState>(() => {
    const storedUpload = keptUpload(of);
    return storedUpload === null ? { kind: 'choosing', failure: null } : { kind: 'restoring', kept: storedUpload };
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
    // Arrival before the reload is unknown; repeating the command settles it.
    const arrived = attempt !== null && (await hasArrived(attempt, signal));
    const arrivedRows = new Set(arrived ? attempt.rows : []);
    const rows = lines.filter(({ row }) => !arrivedRows.has(row));
    const judgement = await sendPatiently(
      () => call(checkBasketUpload, { body: { decimal, rows: [...rows] } }, { signal }),
      signal,
    );
    const addedCount = keptState.added + (arrived ? attempt.items.length : 0);
    if (!signal.aborted)
      show({
        ...keptState,
        kind: 'checking',
        source: sourceOf(keptState),
        judgement,
        added: addedCount,
        attempt: null,
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

  const read = (source: UploadSource, sheet?: string) => {
    const signal = begin();
    show({ kind: 'reading', source, part: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) show({ kind: 'reading', source, part });
    };
    sendFile(source, { sheet: sheet ?? null, signal, onProgress }).then(
      ({ file, ...judgement }) => {
        const name = source.kind === 'file' ? source.file.name : null;
        const count = judgement.lines.length;
        const checking: Checking = { kind: 'checking', source, name, file, judgement, count, added: 0, attempt: null };
        if (signal.aborted) return;
        show(checking);
        if (source.kind === 'file' && file.sheets.length > 1) void keepFile(source.file);
        else forgetFile();
      },
      (failure: unknown) => fail(failure, signal),
    );
  };

  const start = () => {
    forgetUpload();
    running.current?.abort();
    show({ kind: 'choosing', failure: null });
  };

  /** Late answers of older checks are ignored. */
  const check = async (lines: readonly UploadLine[]): Promise<UploadJudgement | null> => {
    if (current.current.kind !== 'checking') return null;
    const number = ++checks.current;
    const { decimal } = current.current.judgement;
    const rows = lines.map(({ row, article, quantity, unit, add }) => ({ row, article, quantity, unit, add }));
    const judgement = await call(checkBasketUpload, { body: { decimal, rows } });
    if (number !== checks.current || current.current.kind !== 'checking') return null;
    show({ ...current.current, judgement });
    return judgement;
  };

  return {
    state,
    now: () => current.current,
    read,
    stop: start,
    reset: () => {
      const before = current.current;
      start();
      return () => {
        running.current?.abort();
        show(before);
      };
    },
    correct: async (row, correction) => {
      if (current.current.kind !== 'checking') return null;
      const { judgement } = current.current;
      const corrected = judgement.lines.map((line) => (line.row === row ? { ...line, ...correction } : line));
      // Keeps input made during the check.
      keep({ ...current.current, judgement: { ...judgement, lines: corrected } });
      try {
        const newJudgement = await check(corrected);
        return newJudgement?.lines.find((line) => line.row === row) ?? null;
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
    settle: ({ items, rows }) => {
      if (current.current.kind !== 'checking') return;
      checks.current += 1;
      const { judgement, added: addedCount } = current.current;
      const remaining = withoutAdded(judgement, rows);
      show({ ...current.current, judgement: remaining, added: addedCount + items.length, attempt: null });
    },
  };
}
