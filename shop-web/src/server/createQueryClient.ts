import { QueryClient } from '@tanstack/react-query';
import { isRefused } from './isRefused.ts';

/** Reads are tried once more where the server or the line failed, never where it answered no. */
const mayRetry = (failures: number, error: Error) => failures < 1 && !isRefused(error);

/** What the shop's queries have in common: when they are asked again, and when not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, retryDelay: 400 },
      // Without a line a command fails at once and says so: nobody's order goes off by itself when the line is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
