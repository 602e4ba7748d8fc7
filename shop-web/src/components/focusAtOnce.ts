export const focusAtOnce = (input: HTMLInputElement | HTMLTextAreaElement | null): void => input?.focus();
