import { createStore } from '../store/createStore.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'ok' | 'info' | 'error';
  readonly title: string;
  readonly text?: string;
  /** A notice that has more to read than 5 s take: shown until closed, as errors are. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const shownAtMost = 3;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

/** Shows a message top right: notices for 5 s, errors and what stays until closed; the oldest gives way to a fourth. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId;
  toasts.set([...toasts.get(), { ...toast, id }].slice(-shownAtMost));
  return id;
}

/** Takes a toast away. */
export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Takes away what offers to do something again or to undo it: pressed for another customer it would be done for that one. */
export function withdrawOffers(): void {
  toasts.set(toasts.get().filter((toast) => toast.action === undefined));
}
