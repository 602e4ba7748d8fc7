let offset = 0;

/** The server's `now`, running on. */
export const shopClock = {
  set: (serverSeconds: number): void => {
    offset = serverSeconds * 1000 - Date.now();
  },
  /** Epoch seconds. */
  now: (): number => Math.floor((Date.now() + offset) / 1000),
};
