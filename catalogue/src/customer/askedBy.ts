import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom something is found. */
type Asker = {
  /** Null is the system, which no restricted list binds. */
  readonly userId: string | null;
  /** False where the customer keeps its prices from this user (spec after-ordering §6; ADR 0106). */
  readonly seesPrices: boolean;
};
const system: Asker = { userId: null, seesPrices: true };
const asking = new AsyncLocalStorage<Asker>();

/**
 * Answers a user's request: whoever finds articles meanwhile knows for whom, since users of one customer need not see the same
 * (spec shopping §6; ADR 0090). Null, as without it, is the system, which no list binds. From the first who is somebody on, each
 * promise of this process costs more: who need not be known is not said (ADR 0090).
 */
export const askedBy = <Answer>(userId: string | null, answer: () => Answer, seesPrices = true): Answer =>
  userId === null && seesPrices && asking.getStore() === undefined
    ? answer()
    : asking.run({ userId, seesPrices }, answer);

const asker = (): Asker => asking.getStore() ?? system;

/** Id of the user whose request is answered here; null is the system. */
export const askingUser = (): string | null => asker().userId;

/** Whether whoever asks may see prices at all; a customer whose prices are hidden shows none to anybody. */
export const askerSeesPrices = (): boolean => asker().seesPrices;
