/** Spec shopping §3, Download progress. */
export type DownloadProgress = { readonly progress: number; readonly downloadUrl: string | null };

type Ways = {
  readonly start: () => Promise<{ readonly first: DownloadProgress; readonly again: string }>;
  readonly ask: (statusUrl: string) => Promise<DownloadProgress>;
  readonly wait: () => Promise<void>;
  readonly onProgress: (percent: number) => void;
};

/**
 * @returns the file's address
 * @throws errors of `start` and `ask`
 */
export async function followDownload({ start, ask, wait, onProgress }: Ways): Promise<string> {
  const { first, again: statusUrl } = await start();
  for (let { progress, downloadUrl } = first; ; { progress, downloadUrl } = await ask(statusUrl)) {
    onProgress(Math.max(0, Math.min(100, Math.round(progress))));
    if (downloadUrl !== null) return downloadUrl;
    await wait();
  }
}
