import { AsyncLocalStorage } from 'node:async_hooks';

type Asker = {
  /** Null is the system, which no list binds. */
  readonly userId: string | null;
  /** False when prices are hidden from this user (spec after-ordering §6; ADR 0106). */
  readonly seesPrices: boolean;
};
const system: Asker = { userId: null, seesPrices: true };
const asking = new AsyncLocalStorage<Asker>();

/**
 * Users of one customer may see different articles (spec shopping §6). Null: the system. Binding slows all
 * promises, so omit it when unneeded (ADR 0090).
 */
export const runAsUser = <Answer>(userId: string | null, answer: () => Answer, seesPrices = true): Answer =>
  userId === null && seesPrices && asking.getStore() === undefined
    ? answer()
    : asking.run({ userId, seesPrices }, answer);

const asker = (): Asker => asking.getStore() ?? system;

export const askingUser = (): string | null => asker().userId;

export const askerSeesPrices = (): boolean => asker().seesPrices;
