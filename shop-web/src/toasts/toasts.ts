import { createStore } from '../store/createStore.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'ok' | 'info' | 'error';
  /** The attempt: its next toast replaces this one, its success removes it. */
  readonly about?: string;
  readonly title: string;
  readonly text?: string;
  /** Stays until closed, as errors do. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const maxShown = 3;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

/** Notices last 5 s; a fourth replaces the oldest. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId;
  const others = toasts.get().filter(({ about }) => about === undefined || about !== toast.about);
  toasts.set([...others, { ...toast, id }].slice(-maxShown));
  return id;
}

/** Failures of an attempt that succeeded are no news. */
export function closeToastsAbout(attempt: string): void {
  if (toasts.get().some(({ about }) => about === attempt))
    toasts.set(toasts.get().filter(({ about }) => about !== attempt));
}

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** A retry or undo would affect the new customer. */
export function withdrawOffers(): void {
  toasts.set(toasts.get().filter((toast) => toast.action === undefined));
}
