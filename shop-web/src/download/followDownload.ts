/** How far a file is (spec shopping §3, Download progress). */
export type DownloadProgress = { readonly progress: number; readonly downloadUrl: string | null };

type Ways = {
  /** Sends on to the progress of the download: its first answer, and where it can be asked again. */
  readonly start: () => Promise<{ readonly first: DownloadProgress; readonly again: string }>;
  readonly ask: (again: string) => Promise<DownloadProgress>;
  /** Until the next question. */
  readonly wait: () => Promise<void>;
  readonly onProgress: (percent: number) => void;
};

/**
 * Starts a download and asks how far it is until there is a file.
 *
 * @returns the address of the file
 * @throws what `start` and `ask` throw
 */
export async function followDownload({ start, ask, wait, onProgress }: Ways): Promise<string> {
  const { first, again } = await start();
  for (let { progress, downloadUrl } = first; ; { progress, downloadUrl } = await ask(again)) {
    onProgress(Math.max(0, Math.min(100, Math.round(progress))));
    if (downloadUrl !== null) return downloadUrl;
    await wait();
  }
}
