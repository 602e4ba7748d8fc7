import { noticeNewVersion } from '../server/newVersion.ts';

/** A connection that drops for a moment comes back within these. */
const pausesMs = [300, 1500];

/**
 * Loads a script, and tries again after a pause.
 * @throws the last failure
 */
export async function loadPart<T>(load: () => Promise<T>, pauses: readonly number[] = pausesMs): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (pause === undefined) {
      // After a deploy the script may have another name.
      void noticeNewVersion({ isUrgent: true });
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadPart(load, later);
  }
}
