import type { ProblemCode, ProblemDocument } from './problem.ts';

/** `network.failed`: no answer. */
export type FailureCode = ProblemCode | 'network.failed';

/** Every failure except aborts. `message` is in the page's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: FailureCode;
  /** HTTP status; 0: no answer. */
  readonly status: number;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly errors: NonNullable<ProblemDocument['errors']>;
  readonly document: ProblemDocument | null;
  constructor(code: FailureCode, status: number, document: ProblemDocument | null, options?: ErrorOptions) {
    super(document?.detail ?? document?.title ?? code, options);
    this.code = code;
    this.status = status;
    this.parameters = document?.parameters ?? {};
    this.errors = document?.errors ?? [];
    this.document = document;
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof ProblemError && error.status === 404;
