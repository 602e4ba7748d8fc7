import type { Turn } from '../load/measure.ts';
import { median, medianOrNull } from '../load/statistics.ts';

/** Null: not measurable here. */
export type Judgement = {
  readonly what: string;
  readonly measured: number | null;
  readonly bound: number;
  readonly atLeast: boolean;
  readonly unit: string;
};

export type Row = {
  readonly name: string;
  /** All targets must hold. */
  readonly judged: readonly Judgement[];
  readonly own?: Turn;
  readonly floor?: Turn;
  readonly note?: string;
};

export type Pair = { readonly own: Turn; readonly floor: Turn };

export const atLeast = (what: string, measured: number | null, bound: number, unit = ''): Judgement => ({
  what,
  measured,
  bound,
  atLeast: true,
  unit,
});
export const atMost = (what: string, measured: number | null, bound: number, unit = ''): Judgement => ({
  what,
  measured,
  bound,
  atLeast: false,
  unit,
});

export const holds = ({ measured, bound, atLeast: isLeast }: Judgement): boolean =>
  measured !== null && (isLeast ? measured >= bound : measured <= bound);

export const rateRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ own, floor }) => own.rate / floor.rate));

export const cpuRatio = (pairs: readonly Pair[]): number | null =>
  medianOrNull(pairs.map(({ own, floor }) => (own.cpu === null || floor.cpu === null ? null : own.cpu / floor.cpu)));

/** p97.5 / p50, relative to the floor. */
export const tailRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ own, floor }) => own.p975 / own.p50 / (floor.p975 / floor.p50)));

export const medians = (turns: readonly Turn[]): Turn => ({
  rate: median(turns.map(({ rate }) => rate)),
  cpu: medianOrNull(turns.map(({ cpu }) => cpu)),
  p50: median(turns.map(({ p50 }) => p50)),
  p975: median(turns.map(({ p975 }) => p975)),
});

export const sides = (pairs: readonly Pair[]): Required<Pick<Row, 'own' | 'floor'>> => ({
  own: medians(pairs.map(({ own }) => own)),
  floor: medians(pairs.map(({ floor }) => floor)),
});
