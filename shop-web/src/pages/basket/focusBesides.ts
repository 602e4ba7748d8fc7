import { focusHeading } from '../../shell/focusHeading.ts';

/** Before removal: next row, else previous, else heading. */
export function focusBesides(button: HTMLElement): void {
  const rows = button.closest('[data-quantity-rows]');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('.cell-remove button') ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1];
  if (next === undefined) focusHeading();
  else next.focus();
}
