import { jest } from '@jest/globals';
import { markRefused } from '../fieldNotices/watchFields.ts';

/** Field inside `form` that a refusal of this path marks, with the focus; else what is shown instead. */
export function markOf(path: string, form: Element): Element | string {
  jest.useFakeTimers();
  const text = markRefused([{ path, message: 'Invalid' }]);
  jest.runAllTimers();
  jest.useRealTimers();
  const field = document.activeElement;
  if (text !== null || field === null) return text ?? 'no focus';
  const isMarked = field.getAttribute('aria-invalid') === 'true' && form.contains(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  (field as HTMLElement).blur();
  return isMarked ? field : `not marked in the form: ${field.outerHTML}`;
}
