import { createStore } from '../store/createStore.ts';

/** What the two live regions of the page say: results politely, failures at once. */
export const announcements = createStore({ polite: '', assertive: '' });

/** Says a text to who hears the page. */
export function announce(text: string, manner: 'polite' | 'assertive' = 'polite'): void {
  // The same words again are only read when the text changes.
  const last = announcements.get()[manner];
  announcements.set({ ...announcements.get(), [manner]: last === text ? `${text}\u00a0` : text });
}
