import { setImmediate } from 'node:timers/promises';

/** Leaves the event loop to others where it was held long enough. */
export type Pause = () => Promise<void>;

/** The event loop is left to others at least this often. */
const sliceMs = 6;

/** For long work: called between its steps. */
export function inSlices(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setImmediate();
    begun = performance.now();
  };
}
