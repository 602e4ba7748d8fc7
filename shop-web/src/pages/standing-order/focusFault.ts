import type { PlanFault } from './planEdits.ts';

/** Where each is mended. */
const places: Record<PlanFault, string> = {
  noDay: '.standing-weekdays input, .month-grid [tabindex="0"]',
  nothing: '[data-quantity-target]',
  empty: '[aria-labelledby="standing-quantities"] a',
};

/** Brings somebody to what keeps the form from being saved. */
export const focusFault = (form: HTMLFormElement | null, fault: PlanFault): void =>
  form?.querySelector<HTMLElement>(places[fault])?.focus();
