import { focusHeading } from './focusHeading.ts';

/** What a slow answer takes away comes late; after this the focus is left alone. */
const longestMs = 10_000;

/**
 * For acts that take away what had the focus, at once or when an answer comes: where the focus would fall to nothing it goes to
 * what is found, else to the page's heading. Ends with the next key or press of the person, and waits for open dialogs to go.
 */
export function keepFocus(find: () => HTMLElement | null | undefined = () => null): void {
  const ended = new AbortController();
  const settle = () => {
    if (ended.signal.aborted || document.activeElement !== document.body) return;
    if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
    const next = find();
    if (next?.isConnected === true) next.focus();
    else focusHeading({ preventScroll: true });
  };
  // A dialog gives the focus back a moment after it has gone.
  const observer = new MutationObserver(() => requestAnimationFrame(settle));
  observer.observe(document.body, { childList: true, subtree: true });
  requestAnimationFrame(settle);
  const timer = setTimeout(() => ended.abort(), longestMs);
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, () => ended.abort(), { capture: true, signal: ended.signal });
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
