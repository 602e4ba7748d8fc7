import type { Freshness } from './createFreshness.ts';

/** Answers by the last known version during the check; starts again when the version moved. */
export type UpToDate = <Result>(
  answer: () => Promise<Result>,
  /** Whether the answer itself read the version. */
  readsVersion?: (result: Result) => boolean,
) => Promise<Result>;

/** Under constant changes the last answer is returned. */
const mostBeginnings = 4;

export const answersUpToDate =
  (freshness: Freshness): UpToDate =>
  async (answer, readsVersion = () => false) => {
    if (freshness.latest() === 0) await freshness([]);
    for (let beginning = 1; ; beginning += 1) {
      const version = freshness.latest();
      const result = await answer();
      if (!readsVersion(result)) await freshness([]);
      if (freshness.latest() === version || beginning === mostBeginnings) return result;
    }
  };
