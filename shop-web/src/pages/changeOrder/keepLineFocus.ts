import { keepFocus } from '../../shell/keepFocus.ts';

export const keepLineFocus = (articleNumber: string): void =>
  keepFocus(() =>
    document.querySelector(
      `tr[data-article="${articleNumber}"] .cell-quantity :is([data-quantity-target], button:not([tabindex="-1"]))`,
    ),
  );
