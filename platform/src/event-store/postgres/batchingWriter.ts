import { type Appended, EventStoreUnavailable, type ExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepareEvents.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';

/** What one append asks; its events are within the limits. */
export type Append = {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
};

/** The answer to one append of a committed batch: stored, or why not. */
export type AppendAnswer = { readonly appended: Appended } | { readonly refusal: Error };

type Waiting = {
  readonly append: Append;
  readonly answer: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
};

export type BatchingWriter = {
  readonly append: (append: Append) => Promise<Appended>;
  /** Resolves when nothing waits any more. */
  readonly drain: () => Promise<void>;
};

export const maxBatch = 64;

/**
 * Collects the appends that wait and commits them together, one batch at a time (event-store.md). Flushes as soon as it is
 * idle: an append waits for the batch under way, never for company. Where a batch fails as a whole, its appends are tried
 * singly; where the store does not serve, they all hear so.
 *
 * @param commit commits appends to different streams, all or none, and answers each in order
 */
export function createBatchingWriter(
  timeLimitMs: number,
  commit: (appends: readonly Append[]) => Promise<readonly AppendAnswer[]>,
): BatchingWriter {
  const queue: Waiting[] = [];
  let flushing: Promise<void> | null = null;

  const commitAndAnswer = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await commit(batch.map(({ append }) => append));
      batch.forEach((waiting, index) => {
        const answer = answers[index];
        if (answer === undefined) waiting.fail(new Error('the batch left an append unanswered'));
        else if ('appended' in answer) waiting.answer(answer.appended);
        else waiting.fail(answer.refusal);
      });
    } catch (error) {
      if (batch.length === 1 || error instanceof EventStoreUnavailable)
        for (const waiting of batch) waiting.fail(error);
      else for (const waiting of batch) await commitAndAnswer([waiting]);
    }
  };

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      await commitAndAnswer(takeBatch(queue));
      await laterInThisTurn();
    }
    flushing = null;
  };

  return {
    append: (append) => {
      let waiting: Waiting | undefined;
      const answered = new Promise<Appended>((answer, fail) => {
        waiting = { append, answer, fail };
        queue.push(waiting);
      });
      flushing ??= laterInThisTurn().then(flush);
      return withinTimeLimit(timeLimitMs, answered, () => {
        const index = waiting ? queue.indexOf(waiting) : -1;
        if (index >= 0) queue.splice(index, 1);
      });
    },
    drain: async () => {
      while (flushing) await flushing;
    },
  };
}

/** After the promises that are ready now: those that the last batch answered append again together. */
const laterInThisTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The oldest appends, each stream once; a second one to a stream keeps its place for the next batch. */
function takeBatch(queue: Waiting[]): readonly Waiting[] {
  const streams = new Set<string>();
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  for (const waiting of queue) {
    if (batch.length === maxBatch || streams.has(waiting.append.streamId)) left.push(waiting);
    else {
      streams.add(waiting.append.streamId);
      batch.push(waiting);
    }
  }
  queue.splice(0, queue.length, ...left);
  return batch;
}
