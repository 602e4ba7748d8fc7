import type { Posting } from './posting.ts';

export type Relaxed = { readonly omitted: readonly string[] };

export type TextMatch = {
  /** Null: no keywords, so all articles. */
  readonly posting: Posting | null;
  /** Null: nothing corrected. */
  readonly corrected: string | null;
  /** Null: all words are found together. Else the words that were left out; none named when any one is missing. */
  readonly relaxed: Relaxed | null;
  /** Subsets with hits, when all words have none. */
  readonly didYouMean: readonly string[];
};
