import { isElsewhere, isThing, type JudgedName, type Thing } from './isThing.ts';

export type JudgedArticle = {
  readonly articleNumber: string;
  readonly names: readonly JudgedName[];
  /** Dutch name. */
  readonly subgroup: string;
};

export type ThingJudgement = {
  /** Share of the first five, or of all when fewer. */
  readonly precision: number;
  /** A buyer accepts one odd article in five, and a short answer that is right. */
  readonly isAccepted: boolean;
  readonly isDeadEnd: boolean;
};

const top = 5;
const fewest = 2;

export function articlesThatAre(thing: Thing, assortment: readonly JudgedArticle[]): ReadonlySet<string> {
  // Most names hold none of the nouns; this is faster.
  const nouns = [...thing.heads.nl, ...thing.heads.fr.map((head) => head.split('_')[0] ?? head)];
  const mayBe = ({ kernel }: JudgedName) => kernel.some((word) => nouns.some((noun) => word.includes(noun)));
  return new Set(
    assortment.flatMap(({ articleNumber, names, subgroup }) =>
      names.some((name) => mayBe(name) && isThing(name, thing)) && !isElsewhere(subgroup, thing) ? [articleNumber] : [],
    ),
  );
}

export function judgeThing(found: readonly string[], right: ReadonlySet<string>): ThingJudgement | null {
  const possible = Math.min(top, right.size);
  if (possible === 0) return null;
  const shown = Math.min(top, found.length);
  const hits = found.slice(0, top).filter((article) => right.has(article)).length;
  return {
    precision: hits / possible,
    isAccepted: hits >= Math.min(possible, top - 1) || (shown < top && hits >= fewest && shown - hits <= 1),
    isDeadEnd: found.length === 0,
  };
}

export const meanOfThings = (judgements: readonly ThingJudgement[]) => ({
  precision: share(judgements.map(({ precision }) => precision)),
  accepted: share(judgements.map(({ isAccepted }) => (isAccepted ? 1 : 0))),
  deadEnds: share(judgements.map(({ isDeadEnd }) => (isDeadEnd ? 1 : 0))),
});

const share = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
