import { ProblemError } from '@talloor/contracts/problemError.ts';

/** The service answered no: nothing of it was done. All other failures, of the line or the service, leave that open. */
export const isRefused = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500;

/** It would answer no again: it said so of what was asked, not because too many ask. */
export const isRefusedForGood = (error: unknown): error is ProblemError => isRefused(error) && error.status !== 429;
