/** `inputRef` of a field that the user just opened. */
export const focusAtOnce = (input: HTMLInputElement | HTMLTextAreaElement | null): void => input?.focus();
