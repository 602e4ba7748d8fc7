import { QueryClient } from '@tanstack/react-query';
import { isRefused } from './isRefused.ts';

const mayRetry = (failures: number, error: Error) => failures < 1 && !isRefused(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, retryDelay: 400 },
      // Offline commands fail at once: no order is sent later unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
