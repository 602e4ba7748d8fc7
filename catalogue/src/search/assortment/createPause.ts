import { setImmediate } from 'node:timers/promises';

export type Pause = () => Promise<void>;

/** Then the event loop gets a turn. */
const sliceMs = 6;

export function createPause(): Pause {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await setImmediate();
    sliceStart = performance.now();
  };
}
