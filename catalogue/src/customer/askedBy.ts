import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string | null>();

/**
 * Answers a user's request: whoever finds articles meanwhile knows for whom, since users of one customer need not see the same
 * (spec shopping §6; ADR 0090). Null, as without it, is the system, which no list binds.
 */
export const askedBy = <Answer>(userId: string | null, answer: () => Answer): Answer => asking.run(userId, answer);

/** Id of the user whose request is answered here; null is the system. */
export const askingUser = (): string | null => asking.getStore() ?? null;
