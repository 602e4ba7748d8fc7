import { keepFocus } from '../../shell/keepFocus.ts';

/** Moves the focus to the line's quantity when the action's element disappears. */
export const keepLineFocus = (articleNumber: string): void =>
  keepFocus(() =>
    document.querySelector(
      `tr[data-article="${articleNumber}"] .cell-quantity :is([data-quantity-target], button:not([tabindex="-1"]))`,
    ),
  );
