import { setTimeout as pause } from 'node:timers/promises';
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { mostDocuments } from '@talloor/contracts/endpoints/documents.ts';
import type { MissingDocumentRow } from '@talloor/projections/tables/documentRequests.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { BundleRun, BundleStore, DueRequest } from './bundleStore.ts';
import type { DocumentFiles } from './createDocumentFiles.ts';
import type { DocumentKey } from './findDocuments.ts';

/** Another run took over, or this process ends. */
export class Overtaken extends Error {}

type Bundling = {
  readonly store: BundleStore;
  readonly find: (
    request: DueRequest,
  ) => Promise<{ readonly documents: readonly DocumentKey[]; readonly missing: readonly MissingDocumentRow[] }>;
  readonly filesOf: (request: DueRequest, key: DocumentKey) => Promise<DocumentFiles | null>;
  readonly ending: AbortSignal;
  /** A document that cannot be made is missing. */
  readonly onError: (error: unknown, key: DocumentKey) => void;
};

const chunkBytes = 256 * 1024;
const busyMs = 1000;
/** A slow document ends as `paper.busy` too. */
const mostBusyAttempts = 30;
const longestPauseMs = 500;
/** Files are stored as they are: PDFs are compressed. */
const stored = { level: 0, useWebWorkers: false, useUnicodeFileNames: true } as const;

/** One document after the other, with pauses as long as the work. */
export async function bundleDocuments(bundling: Bundling, run: BundleRun): Promise<void> {
  const { store, find, filesOf, ending, onError } = bundling;
  const { request } = run;
  const mustContinue = (isCurrent: boolean): void => {
    if (!isCurrent || ending.aborted) throw new Overtaken();
  };
  const { documents, missing: unknown } = await find(request);
  if (documents.length > mostDocuments) {
    await store.fail(run, 'too_many');
    return;
  }
  const missing = [...unknown];
  const { writable, size } = createChunks(async (number, content) =>
    mustContinue(await store.addChunk(run, number, content)),
  );
  const zip = new ZipWriter(writable, stored);
  const isSeveral = request.customer_numbers.length > 1;
  let done = 0;
  const beat = async (): Promise<void> => mustContinue(await store.beat(run, done, documents.length));
  const make = async (key: DocumentKey): Promise<DocumentFiles | null> => {
    try {
      return await whenFree(() => filesOf(request, key), beat);
    } catch (error) {
      if (error instanceof Overtaken || isOutage(error)) throw error;
      onError(error, key);
      return null;
    }
  };
  for (const key of documents) {
    await beat();
    const startedAt = performance.now();
    const result = await make(key);
    for (const { name, content } of result?.files ?? [])
      await zip.add(isSeveral ? `${key.customer_number}/${name}` : name, new Uint8ArrayReader(content));
    if (result) done += 1;
    else missing.push({ what: 'document', number: key.number, from: null, to: null });
    if (result?.lacksUbl) missing.push({ what: 'e_invoice', number: key.number, from: null, to: null });
    await pause(Math.min(longestPauseMs, performance.now() - startedAt));
  }
  await zip.close();
  await beat();
  mustContinue(await store.finish(run, size(), missing.slice(0, mostDocuments)));
}

async function whenFree<T>(make: () => Promise<T>, beat: () => Promise<void>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'paper.busy' || attempt === mostBusyAttempts) throw error;
      await pause(busyMs);
      await beat();
    }
}

function createChunks(keep: (number: number, content: Uint8Array) => Promise<void>) {
  let [number, size, pendingBytes, pending] = [0, 0, 0, [] as Uint8Array[]];
  const flush = async (): Promise<void> => {
    const content = Buffer.concat(pending);
    [pending, pendingBytes] = [[], 0];
    if (content.length > 0) await keep(number++, content);
  };
  const writable = new WritableStream<Uint8Array>({
    write: async (part) => {
      // The writer may use its buffer again.
      pending.push(Buffer.from(part));
      pendingBytes += part.length;
      size += part.length;
      if (pendingBytes >= chunkBytes) await flush();
    },
    close: flush,
  });
  return { writable, size: () => size };
}
