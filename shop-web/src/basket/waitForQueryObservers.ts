import { notifyManager } from '@tanstack/react-query';

/** Resolves once query observers are notified, a moment after a cache write. */
export const waitForQueryObservers = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));
