import { createStore } from '../store/createStore.ts';

export const isNewVersionOut = createStore(false);

const askAgainMs = 600_000;
let lastAsked = 0;

/** Its name changes with every version. */
const entryOf = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** At most every ten minutes, or at once if a script is missing. */
export async function noticeNewVersion({ isUrgent = false } = {}): Promise<void> {
  const now = Date.now();
  if (isNewVersionOut.get() || (!isUrgent && now - lastAsked < askAgainMs)) return;
  lastAsked = now;
  const own = entryOf(document);
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const current = answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
    if (own !== null && current !== null && current !== own) isNewVersionOut.set(true);
  } catch {
    // Offline.
  }
}
