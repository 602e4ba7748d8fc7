import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { boundUserOf } from '@talloor/catalogue/customer/boundUserOf.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import type { QuerySide } from '../module.ts';
import { bundleDocuments, Overtaken } from './bundleDocuments.ts';
import type { BundleStore } from './bundleStore.ts';
import { createDocumentFiles } from './createDocumentFiles.ts';
import { findDocuments, type DocumentKey } from './findDocuments.ts';

const lookAgainMs = 1000;
const afterFailureMs = 10_000;
const mostAttempts = 3;
const removeEveryMs = 60_000;

/** One bundle at a time; a killed process's bundle begins anew. */
export function createDocumentBundler(side: QuerySide, store: BundleStore): { readonly close: () => void } {
  const ending = new AbortController();
  const filesOf = createDocumentFiles(side);
  const bundling = {
    store,
    find: findDocuments.bind(null, side.pool),
    filesOf,
    ending: ending.signal,
    onError: (error: unknown, { number }: DocumentKey) =>
      side.log.error({ err: error, document: number }, 'a document could not be bundled'),
  };
  let [timer, removedAt]: [NodeJS.Timeout | undefined, number] = [undefined, 0];

  /** @returns milliseconds until the next look */
  const look = async (): Promise<number> => {
    const now = side.clock.now();
    if (Date.now() - removedAt > removeEveryMs) {
      await store.removeExpired(now);
      removedAt = Date.now();
    }
    const run = await store.claim(now);
    if (!run) return lookAgainMs;
    try {
      if (run.attempts > mostAttempts) await store.fail(run, 'technical');
      else await runAsUser(boundUserOf(side, run.request.requested_by), () => bundleDocuments(bundling, run));
      return 0;
    } catch (error) {
      if (error instanceof Overtaken) return lookAgainMs;
      if (isOutage(error)) throw error;
      side.log.error({ err: error, requestId: run.request.request_id }, 'documents could not be bundled');
      return lookAgainMs;
    }
  };
  const schedule = (ms: number): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      void look()
        .catch(() => afterFailureMs)
        .then(schedule);
    }, ms);
    timer.unref();
  };
  schedule(lookAgainMs);
  return {
    close: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
