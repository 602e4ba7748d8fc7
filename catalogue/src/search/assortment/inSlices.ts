import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop when due. */
export type Pause = () => Promise<void>;

/** Maximum time before the event loop gets a turn. */
const sliceMs = 6;

/** Called between the steps of long work. */
export function inSlices(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setImmediate();
    begun = performance.now();
  };
}
