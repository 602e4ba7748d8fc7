/** How many articles a page shows. */
export const page = 24;

export type Judged = {
  /** One over the place of the first expected article, 0 where none is on the first page. */
  readonly reciprocalRank: number;
  /** Which part of the expected articles is on the first page; of more than a page, of as many as it holds. */
  readonly recall: number;
};

/** Judges one answer. @param found article numbers in their order */
export function judge(found: readonly string[], expected: readonly string[]): Judged {
  const shown = found.slice(0, page);
  const first = shown.findIndex((article) => expected.includes(article));
  const hits = expected.filter((article) => shown.includes(article)).length;
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: hits / Math.min(expected.length, page),
  };
}

/** Means over answers. */
export const meanOf = (judged: readonly Judged[]): { readonly mrr: number; readonly recall: number } => ({
  mrr: mean(judged.map(({ reciprocalRank }) => reciprocalRank)),
  recall: mean(judged.map(({ recall }) => recall)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
