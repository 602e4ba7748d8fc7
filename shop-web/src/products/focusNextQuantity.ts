export const openArticle = (from: HTMLElement): void =>
  from.closest('tr, li')?.querySelector<HTMLElement>('[data-product-link]')?.click();

/** Enter moves on. */
export function focusNextQuantity(from: HTMLElement, direction: 1 | -1): void {
  const rows = from.closest('[data-quantity-rows]');
  if (rows === null) return;
  const targets = [...rows.querySelectorAll<HTMLElement>('[data-quantity-target]')];
  targets[targets.indexOf(from) + direction]?.focus();
}

/** @returns whether there is one */
export function focusUnreadQuantity(): boolean {
  const field = document.querySelector<HTMLElement>(
    ':is([data-quantity-target], [data-quantity])[aria-invalid="true"]',
  );
  field?.focus();
  return field !== null;
}
