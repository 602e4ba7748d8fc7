import type { ProblemCode, ProblemDocument } from './problem.ts';

/** A code of the wire, or `network.failed` where no answer came. */
export type FailureCode = ProblemCode | 'network.failed';

/** What the client throws for every failure but an abort. `message` is the server's text in the page's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: FailureCode;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Fields of a malformed request. */
  readonly errors: NonNullable<ProblemDocument['errors']>;
  /** The whole document; null where the answer was none. */
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
