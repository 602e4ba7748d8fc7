import { createStore } from '../store/createStore.ts';

/** Results politely, failures at once. */
export const announcements = createStore({ polite: '', assertive: '' });

export function announce(text: string, manner: 'polite' | 'assertive' = 'polite'): void {
  // Repeated text is read only if it changes.
  const last = announcements.get()[manner];
  announcements.set({ ...announcements.get(), [manner]: last === text ? `${text}\u00a0` : text });
}
