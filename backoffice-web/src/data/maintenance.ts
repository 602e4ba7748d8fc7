let showWords: ((words: string) => void) | null = null;

export const maintenance = {
  /** @param words of the operator, with the end */
  begin: (words: string): void => showWords?.(words),
  onBegin: (listener: (words: string) => void): (() => void) => {
    showWords = listener;
    return () => {
      if (showWords === listener) showWords = null;
    };
  },
};
