/** What happens by the clock alone, without an event that would wait for it; one instance at a time looks. */
export type Timer = {
  readonly name: string;
  /**
   * Does what is due, and may be repeated without effect. What fails is logged and looked at again.
   * @param ending another instance may look from then on: what is not begun is left to it
   * @returns milliseconds until the next time that is known; it is looked after `lookAgainMs` at the latest
   */
  readonly look: (ending: AbortSignal) => Promise<number>;
};
