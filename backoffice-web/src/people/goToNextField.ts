import type { KeyboardEvent } from 'react';

/** Back with Shift. */
export function goToNextField(event: KeyboardEvent<HTMLElement>, container: HTMLElement | null): void {
  const fields = [
    ...(container?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select') ?? []),
  ];
  const place = fields.findIndex((field) => field === event.target);
  const next = fields[place + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
