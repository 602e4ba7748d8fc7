import type { PlanFault } from './planEdits.ts';

const places: Record<PlanFault, string> = {
  noDay: '.standing-weekdays input, .month-grid [tabindex="0"]',
  nothing: '[data-quantity-target]',
  empty: '[aria-labelledby="standing-quantities"] a',
};

export const focusFault = (form: HTMLFormElement | null, fault: PlanFault): void =>
  form?.querySelector<HTMLElement>(places[fault])?.focus();
