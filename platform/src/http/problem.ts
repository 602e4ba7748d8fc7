import type { ProblemCode, ProblemDocument } from '@talloor/contracts/problem.ts';

/** Becomes a problem document in one place (architecture.md §7). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly extra: Partial<Pick<ProblemDocument, 'detail' | 'parameters' | 'errors' | 'basket'>>;
  constructor(code: ProblemCode, extra: Problem['extra'] = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}
