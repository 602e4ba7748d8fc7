/** Fallback when the focused element disappears. */
export const focusHeading = (options?: FocusOptions): void =>
  document.querySelector<HTMLElement>('main h1')?.focus(options);
