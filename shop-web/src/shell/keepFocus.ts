import { focusHeading } from './focusHeading.ts';

const longestMs = 10_000;

/**
 * When the focused element disappears, focuses `find`'s result or the heading. Ends with the user's next key or press;
 * waits for open dialogs.
 */
export function keepFocus(find: () => HTMLElement | null | undefined = () => null): void {
  const controller = new AbortController();
  const settle = () => {
    if (controller.signal.aborted || document.activeElement !== document.body) return;
    if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
    const next = find();
    if (next?.isConnected === true) next.focus();
    else focusHeading({ preventScroll: true });
  };
  // Dialogs return the focus after closing.
  const observer = new MutationObserver(() => requestAnimationFrame(settle));
  observer.observe(document.body, { childList: true, subtree: true });
  requestAnimationFrame(settle);
  const timer = setTimeout(() => controller.abort(), longestMs);
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, () => controller.abort(), { capture: true, signal: controller.signal });
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
