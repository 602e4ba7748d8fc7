import DataLoader from 'dataloader';

/**
 * Joins what is asked within one turn of the event loop: a round trip that many share costs little more than one alone (ADR 0037).
 * @param together asked at most `maxBatch` questions at once, answers each in order; an Error refuses that one alone
 * @returns asks one question
 */
export function gathering<Asked, Answer>(
  maxBatch: number,
  together: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
): (asked: Asked) => Promise<Answer> {
  const loader = new DataLoader<Asked, Answer>(together, {
    cache: false,
    maxBatchSize: maxBatch,
    batchScheduleFn: setImmediate,
  });
  return (asked) => loader.load(asked);
}
