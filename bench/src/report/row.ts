import type { Turn } from '../load/measure.ts';
import { median, medianOrNull } from '../load/statistics.ts';

/** One thing that is asked of a row; `measured` is null where this machine does not tell. */
export type Judged = {
  readonly what: string;
  readonly measured: number | null;
  readonly bound: number;
  readonly atLeast: boolean;
  readonly unit: string;
};

/** One line of the table. */
export type Row = {
  readonly name: string;
  /** What is asked; the row meets its target where all of it holds. */
  readonly judged: readonly Judged[];
  /** Medians of the rounds, for rows that are measured against a floor. */
  readonly own?: Turn;
  readonly floor?: Turn;
  /** The same against a floor that is served as the product is (ADR 0037). */
  readonly alike?: { readonly ratio: number; readonly tail?: number };
  /** Told below the table. */
  readonly note?: string;
};

export type Pair = { readonly own: Turn; readonly floor: Turn };

export const atLeast = (what: string, measured: number | null, bound: number, unit = ''): Judged => ({
  what,
  measured,
  bound,
  atLeast: true,
  unit,
});
export const atMost = (what: string, measured: number | null, bound: number, unit = ''): Judged => ({
  what,
  measured,
  bound,
  atLeast: false,
  unit,
});

/** Whether a measured value keeps its bound. */
export const holds = ({ measured, bound, atLeast: isLeast }: Judged): boolean =>
  measured !== null && (isLeast ? measured >= bound : measured <= bound);

/** Median of each round's own ratio: both sides were measured within seconds of each other. */
export const rateRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ own, floor }) => own.rate / floor.rate));

/** The median ratio of CPU per request; null where there is none. */
export const cpuRatio = (pairs: readonly Pair[]): number | null =>
  medianOrNull(pairs.map(({ own, floor }) => (own.cpu === null || floor.cpu === null ? null : own.cpu / floor.cpu)));

/** How much longer the slow ones take than the middle one, against the same of the floor. */
export const tailRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ own, floor }) => own.p975 / own.p50 / (floor.p975 / floor.p50)));

/** One turn of the medians of several. */
export const medians = (turns: readonly Turn[]): Turn => ({
  rate: median(turns.map(({ rate }) => rate)),
  cpu: medianOrNull(turns.map(({ cpu }) => cpu)),
  p50: median(turns.map(({ p50 }) => p50)),
  p975: median(turns.map(({ p975 }) => p975)),
});

/** The two sides of a row. */
export const sides = (pairs: readonly Pair[]): Required<Pick<Row, 'own' | 'floor'>> => ({
  own: medians(pairs.map(({ own }) => own)),
  floor: medians(pairs.map(({ floor }) => floor)),
});
