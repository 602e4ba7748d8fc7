import { checkBasketUpload } from '@talloor/contracts/calls.ts';
import type { UploadJudgement, UploadLine, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../server/shopClient.ts';
import { sendFile, type UploadSource } from './sendFile.ts';

/** Choose, read, check (spec shopping §4, Order upload). */
export type UploadState =
  | { readonly kind: 'choosing'; readonly failure: unknown }
  /** `part` of the file has been sent, 0 to 1; at 1 it is being read. */
  | { readonly kind: 'reading'; readonly source: UploadSource; readonly part: number }
  | {
      readonly kind: 'checking';
      readonly source: UploadSource;
      readonly file: UploadPreview['file'];
      readonly judgement: UploadJudgement;
    };

export type Correction = Partial<Pick<UploadLine, 'article' | 'quantity' | 'add'>>;

export type Upload = {
  readonly state: UploadState;
  readonly read: (source: UploadSource, sheet?: string) => void;
  readonly stop: () => void;
  /** Judges all lines again with one corrected. @returns that line as it is now, null where it was overtaken @throws ProblemError */
  readonly correct: (row: number, correction: Correction) => Promise<UploadLine | null>;
  /** Goes on with these lines only. @throws ProblemError */
  readonly keep: (lines: readonly UploadLine[]) => Promise<void>;
};

/** The way of one file from choosing to the lines that can be added; nothing of it outlives the page. */
export function useUpload(): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'choosing', failure: null });
  const current = useRef(state);
  const running = useRef<AbortController>(undefined);
  const checks = useRef(0);

  const show = (next: UploadState) => {
    current.current = next;
    setState(next);
  };
  const stop = () => {
    running.current?.abort();
    show({ kind: 'choosing', failure: null });
  };
  useEffect(() => () => running.current?.abort(), []);

  const read = (source: UploadSource, sheet?: string) => {
    running.current?.abort();
    const sending = new AbortController();
    running.current = sending;
    show({ kind: 'reading', source, part: 0 });
    const onProgress = (part: number) => {
      if (!sending.signal.aborted) show({ kind: 'reading', source, part });
    };
    sendFile(source, { sheet: sheet ?? null, signal: sending.signal, onProgress }).then(
      ({ file, ...judgement }) => {
        if (!sending.signal.aborted) show({ kind: 'checking', source, file, judgement });
      },
      (failure: unknown) => {
        if (!sending.signal.aborted) show({ kind: 'choosing', failure });
      },
    );
  };

  /** The newest check counts: an older answer that comes late is dropped. */
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
    read,
    stop,
    correct: async (row, correction) => {
      if (current.current.kind !== 'checking') return null;
      const { lines } = current.current.judgement;
      const corrected = lines.map((line) => (line.row === row ? { ...line, ...correction } : line));
      // What is typed into the next row while this is checked must not lose it.
      const { judgement } = current.current;
      current.current = { ...current.current, judgement: { ...judgement, lines: corrected } };
      try {
        const judged = await check(corrected);
        return judged?.lines.find((line) => line.row === row) ?? null;
      } catch (error) {
        if (current.current.kind === 'checking') show({ ...current.current, judgement });
        throw error;
      }
    },
    keep: async (lines) => void (await check(lines)),
  };
}
