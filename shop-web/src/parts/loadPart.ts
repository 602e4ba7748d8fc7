import { noticeNewVersion } from '../server/newVersion.ts';

const pausesMs = [300, 1500];

/** @throws the last failure */
export async function loadPart<T>(load: () => Promise<T>, pauses: readonly number[] = pausesMs): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (pause === undefined) {
      // After a deploy it may have another name.
      void noticeNewVersion({ isUrgent: true });
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadPart(load, later);
  }
}
