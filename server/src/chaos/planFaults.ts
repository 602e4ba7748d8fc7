import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';

export const services = ['command-api 1', 'command-api 2', 'projections 1', 'projections 2', 'query-api'] as const;
export type Service = (typeof services)[number];
export const targets = [...services, 'PostgreSQL', 'event store'] as const;
export type Target = (typeof targets)[number];

/**
 * - `kill`: SIGKILL, and a start after `lastsMs`
 * - `stall`: SIGSTOP, and SIGCONT after `lastsMs`
 * - `restart`: SIGTERM, and a start at its end
 * - `refuse`: its connections are cut and refused
 * - `swallow`: its connections stay open, and their bytes are lost
 */
export const kinds = ['kill', 'stall', 'restart', 'refuse', 'swallow'] as const;
export type Kind = (typeof kinds)[number];

export type Fault = {
  readonly target: Target;
  readonly kind: Kind;
  readonly startsAfterMs: number;
  readonly lastsMs: number;
};

export type Step = {
  /** With all services ready. */
  readonly pauseMs: number;
  readonly faults: readonly Fault[];
};

type Card = Pick<Fault, 'target' | 'kind'>;
const deck: readonly Card[] = targets.flatMap((target) => kinds.map((kind) => ({ target, kind })));
const isCut = (kind: Kind): boolean => kind === 'refuse' || kind === 'swallow';
const longestMs: Readonly<Record<Kind, number>> = {
  kill: 4_000,
  stall: 15_000,
  restart: 0,
  refuse: 8_000,
  swallow: 8_000,
};
const stepsPerPair = 4;

/** Deterministic per seed. Each target gets each kind once before any kind comes again. */
export function* planFaults(seed: number): Generator<Step, never> {
  const random = randomOf(seed);
  let remaining: readonly Card[] = [];
  const draw = (isAllowed: (card: Card) => boolean): Card | null => {
    const allowed = remaining.filter(isAllowed);
    const card = allowed[random.between(0, allowed.length - 1)] ?? null;
    remaining = remaining.filter((each) => each !== card);
    return card;
  };
  const lasts = (kind: Kind): number => (kind === 'restart' ? 0 : random.between(1_000, longestMs[kind]));

  for (;;) {
    if (remaining.length === 0) remaining = deck;
    const first = draw(() => true);
    if (!first) throw new Error('the deck is empty');
    const isPair = random.between(1, stepsPerPair) === 1;
    // Two cuts could share a connection, and the end of the first would mend both.
    const second = isPair
      ? draw(({ target, kind }) => target !== first.target && !(isCut(kind) && isCut(first.kind)))
      : null;
    yield {
      pauseMs: random.between(500, 5_000),
      faults: [
        { ...first, startsAfterMs: 0, lastsMs: lasts(first.kind) },
        ...(second ? [{ ...second, startsAfterMs: random.between(0, 3_000), lastsMs: lasts(second.kind) }] : []),
      ],
    };
  }
}
