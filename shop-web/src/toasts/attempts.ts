const attempts = new WeakMap<object, string>();

/** The attempt that ended in this error; its success removes the toast. */
export const rememberAttempt = (error: object, attempt: string): unknown => attempts.set(error, attempt);

export const attemptOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? attempts.get(error) : undefined;
