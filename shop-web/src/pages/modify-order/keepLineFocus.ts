import { keepFocus } from '../../shell/keepFocus.ts';

/** For acts that take away what had the focus in a line of the order: it goes to what then says the line's quantity. */
export const keepLineFocus = (articleNumber: string): void =>
  keepFocus(() =>
    document.querySelector(
      `tr[data-article="${articleNumber}"] .cell-quantity :is([data-quantity-target], button:not([tabindex="-1"]))`,
    ),
  );
