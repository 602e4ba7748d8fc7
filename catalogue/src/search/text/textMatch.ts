import type { Posting } from './posting.ts';

export type Relaxed = { readonly omitted: readonly string[] };

export type TextMatch = {
  /** Null: no keywords, so all articles. */
  readonly posting: Posting | null;
  /** Null: nothing corrected. */
  readonly corrected: string | null;
  /** Null: all words are found together. No words are named when any one is missing. */
  readonly relaxed: Relaxed | null;
  readonly didYouMean: readonly string[];
};
