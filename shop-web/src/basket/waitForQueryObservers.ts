import { notifyManager } from '@tanstack/react-query';

/** Observers are notified a moment after a cache write. */
export const waitForQueryObservers = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));
