import { createStore } from '../store/createStore.ts';
import { attemptOf } from './attempts.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'ok' | 'info' | 'error';
  /** An attempt's next toast replaces this one, its success removes it. */
  readonly about?: string;
  readonly title: string;
  readonly text?: string;
  /** Until closed, as errors do. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const maxShown = 3;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

/**
 * Notices last 5 s; a fourth replaces the oldest.
 * @param toast with `error`, about the failed call, unless it names another attempt
 */
export function showToast({ error, ...toast }: Omit<Toast, 'id'> & { readonly error?: unknown }): number {
  const id = ++lastId;
  const attempt = toast.about ?? attemptOf(error);
  const others = toasts.get().filter(({ about }) => about === undefined || about !== attempt);
  toasts.set([...others, { ...toast, ...(attempt !== undefined && { about: attempt }), id }].slice(-maxShown));
  return id;
}

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
