import type { Freshness } from './createFreshness.ts';

/**
 * Answers by the latest version that was read, while the version is read anew: an answer that reads it anyhow costs no round
 * trip more, and one that holds is right as of when it was asked for. Begins again where the version has moved.
 */
export type UpToDate = <Result>(
  answer: () => Promise<Result>,
  /** Whether answering has read the version; not, where it is not told. */
  readsVersion?: (answered: Result) => boolean,
) => Promise<Result>;

/** Under a stream of changes the last answer is given: it is as new as the one before the last of them. */
const mostBeginnings = 4;

export const answersUpToDate =
  (freshness: Freshness): UpToDate =>
  async (answer, readsVersion = () => false) => {
    if (freshness.latest() === 0) await freshness([]);
    for (let beginning = 1; ; beginning += 1) {
      const version = freshness.latest();
      const answered = await answer();
      if (!readsVersion(answered)) await freshness([]);
      if (freshness.latest() === version || beginning === mostBeginnings) return answered;
    }
  };
