import { type Appended, type EventToAppend, EventStoreUnavailable, type ExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepareEvents.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';

/** Its events are within the limits. */
export type Append = {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly originalEvents: readonly EventToAppend[];
  readonly events: readonly PreparedEvent[];
};

/** `recordedAt` is null when stored earlier. */
export type AppendAnswer =
  | { readonly appended: Appended; readonly recordedAt: string | null }
  | { readonly refusal: Error };

type Waiting = {
  readonly append: Append;
  readonly answer: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
};

export type BatchingWriter = {
  readonly append: (append: Append) => Promise<Appended>;
  readonly drain: () => Promise<void>;
};

export const maxBatch = 64;

/**
 * Commits waiting appends together (event-store.md); one lane commits while another prepares. A failed batch is retried
 * append by append; an outage fails all.
 * @param commit all or none, of different streams, with answers in order
 */
export function createBatchingWriter(
  options: { readonly timeLimitMs: number; readonly lanes: number },
  commit: (appends: readonly Append[]) => Promise<readonly AppendAnswer[]>,
): BatchingWriter {
  const queue: Waiting[] = [];
  const busyStreams = new Set<string>();
  let freeLanes = options.lanes;
  let isFlushDue = false;
  let onIdle: () => void = () => undefined;

  const commitAndAnswer = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await commit(batch.map(({ append }) => append));
      batch.forEach((waiting, index) => {
        const answer = answers[index];
        if (answer === undefined) waiting.fail(new Error('the batch has no answer for an append'));
        else if ('appended' in answer) waiting.answer(answer.appended);
        else waiting.fail(answer.refusal);
      });
    } catch (error) {
      if (batch.length === 1 || error instanceof EventStoreUnavailable)
        for (const waiting of batch) waiting.fail(error);
      else for (const waiting of batch) await commitAndAnswer([waiting]);
    }
  };

  const occupyLane = async (batch: readonly Waiting[]): Promise<void> => {
    freeLanes -= 1;
    for (const { append } of batch) busyStreams.add(append.streamId);
    await commitAndAnswer(batch);
    for (const { append } of batch) busyStreams.delete(append.streamId);
    freeLanes += 1;
    scheduleFlush();
    if (queue.length === 0 && freeLanes === options.lanes) onIdle();
  };

  /** The appends of resolved promises join the batch. */
  const scheduleFlush = (): void => {
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      while (freeLanes > 0) {
        const batch = takeBatch(queue, busyStreams, Math.min(maxBatch, Math.ceil(queue.length / freeLanes)));
        if (batch.length === 0) return;
        void occupyLane(batch);
      }
    });
  };

  return {
    append: (append) => {
      let waiting: Waiting | undefined;
      const answerPromise = new Promise<Appended>((answer, fail) => {
        waiting = { append, answer, fail };
        queue.push(waiting);
      });
      scheduleFlush();
      return withinTimeLimit(options.timeLimitMs, answerPromise, () => {
        const index = waiting ? queue.indexOf(waiting) : -1;
        if (index >= 0) queue.splice(index, 1);
      });
    },
    drain: async () => {
      if (queue.length === 0 && freeLanes === options.lanes) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
      });
    },
  };
}

function takeBatch(queue: Waiting[], busyStreams: ReadonlySet<string>, size: number): readonly Waiting[] {
  const unavailableStreams = new Set(busyStreams);
  const batch: Waiting[] = [];
  const remaining: Waiting[] = [];
  for (const waiting of queue) {
    if (batch.length === size || unavailableStreams.has(waiting.append.streamId)) remaining.push(waiting);
    else {
      unavailableStreams.add(waiting.append.streamId);
      batch.push(waiting);
    }
  }
  queue.splice(0, queue.length, ...remaining);
  return batch;
}
