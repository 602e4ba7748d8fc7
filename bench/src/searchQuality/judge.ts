export const page = 24;

export type Judged = {
  /** 1 / position of the first expected article; 0: not on the page. */
  readonly reciprocalRank: number;
  /** Of at most one page. */
  readonly recall: number;
};

/** @param found article numbers in order of the answer */
export function judge(found: readonly string[], expected: readonly string[]): Judged {
  const shown = found.slice(0, page);
  const first = shown.findIndex((article) => expected.includes(article));
  const hits = expected.filter((article) => shown.includes(article)).length;
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: hits / Math.min(expected.length, page),
  };
}

export const meanOf = (judged: readonly Judged[]): { readonly mrr: number; readonly recall: number } => ({
  mrr: mean(judged.map(({ reciprocalRank }) => reciprocalRank)),
  recall: mean(judged.map(({ recall }) => recall)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
