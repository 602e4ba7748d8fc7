import type { KeyboardEvent } from 'react';

/** From a field to the next one of those `within`, back where Shift is held; the last one stays. */
export function goToNextField(event: KeyboardEvent<HTMLElement>, within: HTMLElement | null): void {
  const fields = [
    ...(within?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select') ?? []),
  ];
  const place = fields.findIndex((field) => field === event.target);
  const next = fields[place + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
