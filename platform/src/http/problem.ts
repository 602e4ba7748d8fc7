import type { ProblemCode, ProblemDocument } from '@talloor/contracts/problem.ts';

/** Becomes a problem document in one place (architecture.md §7). */
export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly code: ProblemCode;
  readonly extra: Partial<Pick<ProblemDocument, 'detail' | 'parameters' | 'errors' | 'basket'>>;
  constructor(code: ProblemCode, extra: Problem['extra'] = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}

/** A 404 of a read model that has not seen the browser's last write. */
export class NotYetFound extends Problem {
  override readonly name = 'NotYetFound';
  constructor({ code, extra }: Problem) {
    super(code, extra);
  }
}
