/** Frames until which a line that was put back is on the page. */
const patience = 60;

/** Gives the focus to the quantity of the first of these articles that has one, where the person has not gone on meanwhile. */
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
