import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop when due. */
export type Pause = () => Promise<void>;

/** Maximum time before the event loop gets a turn. */
const sliceMs = 6;

export function createPause(): Pause {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await setImmediate();
    sliceStart = performance.now();
  };
}
