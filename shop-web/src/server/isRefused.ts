import { ProblemError } from '@talloor/contracts/problemError.ts';

/** Rejected: nothing was done. Other failures leave that open. */
export const isRefused = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500;

/** A retry would fail too; rate limits are excluded. */
export const isRefusedForGood = (error: unknown): error is ProblemError => isRefused(error) && error.status !== 429;
