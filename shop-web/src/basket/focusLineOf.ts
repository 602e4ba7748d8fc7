const patience = 60;

/** Does nothing if the user moved on. */
export function focusLineOf(articles: readonly string[], framesLeft = patience): void {
  const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
  if (!isFree || framesLeft === 0) return;
  for (const article of articles) {
    const row = [...document.querySelectorAll<HTMLElement>('[data-article]')].find(
      (each) => each.dataset['article'] === article,
    );
    const target = row?.querySelector<HTMLElement>('[data-quantity-target]');
    if (target === null || target === undefined) continue;
    target.focus();
    return;
  }
  requestAnimationFrame(() => focusLineOf(articles, framesLeft - 1));
}
