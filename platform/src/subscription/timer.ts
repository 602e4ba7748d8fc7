/** Work triggered by the clock alone, by one instance at a time. */
export type Timer = {
  readonly name: string;
  /**
   * Does due work; idempotent. Failures are logged and retried.
   * @param ending stop here, because another instance may take over
   * @returns milliseconds until the next known time, at most `lookAgainMs`
   */
  readonly look: (ending: AbortSignal) => Promise<number>;
  /** Maximum pause between checks; default 500. */
  readonly lookAgainMs?: number;
};
