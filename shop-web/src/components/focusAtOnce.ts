/** A field that appears because somebody asked for it has the focus at once: for its `inputRef`. */
export const focusAtOnce = (input: HTMLInputElement | HTMLTextAreaElement | null): void => input?.focus();
