export const page = 24;

export type Judgement = {
  /** 1 / position of the first expected article; 0: not on the page. */
  readonly reciprocalRank: number;
  /** Of at most one page. */
  readonly recall: number;
};

/** @param articles in order of the answer */
export function judge(articles: readonly string[], expected: readonly string[]): Judgement {
  const firstPage = articles.slice(0, page);
  const first = firstPage.findIndex((article) => expected.includes(article));
  const hits = expected.filter((article) => firstPage.includes(article)).length;
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: hits / Math.min(expected.length, page),
  };
}

export const meanOf = (judgements: readonly Judgement[]): { readonly mrr: number; readonly recall: number } => ({
  mrr: mean(judgements.map(({ reciprocalRank }) => reciprocalRank)),
  recall: mean(judgements.map(({ recall }) => recall)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
