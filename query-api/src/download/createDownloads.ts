import { writeXlsxStream } from 'hucre/xlsx';
import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { sheetTexts } from '@talloor/messages/sheet/sheetTexts.ts';
import type { Logger } from '@talloor/platform/logging.ts';
import type { ReadSide } from '../readSide.ts';
import type { DownloadQuestion } from './downloadQuestion.ts';
import { createDownloadStore, type DownloadState, type Run } from './downloadStore.ts';
import { openSheet } from './sheetRows.ts';

const mostAtOnce = 2;
const mostAttempts = 3;
const chunkBytes = 256 * 1024;

class Overtaken extends Error {}

export type DownloadSide = Pick<ReadSide, 'pool' | 'catalogue' | 'clock'> & { readonly log: Pick<Logger, 'error'> };

export type Downloads = {
  /** @returns job id; null when the user has too many */
  readonly start: (asker: string, question: DownloadQuestion) => Promise<string | null>;
  /** State; abandoned jobs are resumed here. Null also when a file with prices is hidden from the asker now. */
  readonly look: (downloadId: string, asker: string, seesPrices: boolean) => Promise<DownloadState | null>;
  readonly chunks: (downloadId: string) => AsyncGenerator<Buffer>;
  readonly close: () => void;
};

/** Excel files as background streams into PostgreSQL (ADR 0071). */
export function createDownloads(side: DownloadSide): Downloads {
  const store = createDownloadStore(side.pool);
  const waiting: string[] = [];
  const running = new Set<string>();
  let isClosed = false;

  const take = (downloadId: string): void => {
    if (!running.has(downloadId) && !waiting.includes(downloadId)) waiting.push(downloadId);
    while (!isClosed && running.size < mostAtOnce) {
      const next = waiting.shift();
      if (next === undefined) return;
      running.add(next);
      void work(next).finally(() => {
        running.delete(next);
        const [other] = waiting;
        if (other !== undefined) take(other);
      });
    }
  };

  const work = async (downloadId: string): Promise<void> => {
    let run: Run | null = null;
    try {
      run = await store.claim(downloadId);
      if (run) await inTheNameOfItsAsker(run);
    } catch (error) {
      if (error instanceof Overtaken) return;
      side.log.error({ err: error, downloadId }, 'a download failed');
      // The next look resumes it.
      if (run) await store.fail(downloadId, run.run).catch(() => undefined);
    }
  };

  // A job runs for its own user, whoever triggers it.
  const inTheNameOfItsAsker = (run: Run): Promise<void> =>
    runAsUser(
      side.catalogue.restrictedLists.mayBind() ? run.question.userId : null,
      () => write(run),
      run.question.seesPrices,
    );

  const write = async (run: Run): Promise<void> => {
    const stopIfOvertaken = (isCurrent: boolean): void => {
      if (!isCurrent || isClosed) throw new Overtaken();
    };
    const { columns, rows } = await openSheet(side, run.question, async (writtenRows, of) =>
      stopIfOvertaken(await store.beat(run, Math.floor((writtenRows / of) * 99))),
    );
    const name = sheetTexts[run.question.language].sheet;
    const bytes = writeXlsxStream(rows, { name, columns: columns.map(headOf), freezePane: { rows: 1 } });
    let [number, size, pendingParts] = [0, 0, [] as Uint8Array[]];
    let pendingBytes = 0;
    const keep = async (): Promise<void> => {
      stopIfOvertaken(await store.addChunk(run, number++, Buffer.concat(pendingParts)));
      [pendingParts, pendingBytes] = [[], 0];
    };
    for await (const part of bytes) {
      pendingParts.push(part);
      pendingBytes += part.length;
      size += part.length;
      if (pendingBytes >= chunkBytes) await keep();
    }
    if (pendingBytes > 0) await keep();
    stopIfOvertaken(await store.finish(run, size));
  };

  return {
    start: async (asker, question) => {
      const downloadId = await store.begin(asker, question);
      if (downloadId !== null) take(downloadId);
      return downloadId;
    },
    look: async (downloadId, asker, seesPrices) => {
      const state = await store.find(downloadId, asker, seesPrices);
      if (state?.kind !== 'under way' || !state.isAbandoned) return state;
      if (state.attempts >= mostAttempts) {
        await store.fail(downloadId, null);
        return { kind: 'failed' };
      }
      take(downloadId);
      return state;
    },
    chunks: (downloadId) => store.chunks(downloadId),
    close: () => {
      isClosed = true;
    },
  };
}

const headOf = ({ header, width, numFmt }: { header: string; width: number; numFmt?: string }) => ({
  header,
  width,
  ...(numFmt === undefined ? {} : { numFmt }),
});
