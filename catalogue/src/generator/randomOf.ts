/** Deterministic (mulberry32). */
export type Random = {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** Both bounds included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}
