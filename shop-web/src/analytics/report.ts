import { onceIdle } from '../store/whenIdle.ts';
import { measuring } from './measuring.ts';
import type { Occurrence } from './occurrence.ts';

let recorder: Promise<typeof import('./recordOccurrence.ts')> | null = null;

/** Loads the rest when idle, so no page waits. */
export function report(occurrence: Occurrence): void {
  const measured = measuring.get();
  if (measured === null) return;
  const { pathname } = location;
  recorder ??= new Promise<void>(onceIdle).then(() => import('./recordOccurrence.ts'));
  recorder.then(
    ({ recordOccurrence }) => {
      if (measuring.get() !== null) recordOccurrence(occurrence, measured, pathname);
    },
    () => {
      recorder = null;
    },
  );
}

export function stopMeasuring(): void {
  measuring.set(null);
  delete window.dataLayer;
  void recorder?.then(({ forgetEvents }) => forgetEvents());
}
