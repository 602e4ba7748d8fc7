import { createStore } from '../store/createStore.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'ok' | 'info' | 'error';
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
  toasts.set([...toasts.get(), { ...toast, id }].slice(-maxShown));
  return id;
}

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** A retry or undo would affect the new customer. */
export function withdrawOffers(): void {
  toasts.set(toasts.get().filter((toast) => toast.action === undefined));
}
