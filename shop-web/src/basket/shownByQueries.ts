import { notifyManager } from '@tanstack/react-query';

/** When all who show queries have been told of what was just put into one: they are told a moment after it. */
export const shownByQueries = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));
