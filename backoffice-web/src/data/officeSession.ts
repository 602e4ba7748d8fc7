/** `ended`: closed by the server. */
type State = 'none' | 'open' | 'ended';

let state: State = 'none';
let tellEnd: (() => void) | null = null;

/** Of this tab; its end is reported once. */
export const officeSession = {
  open: (): void => {
    state = 'open';
  },
  close: (): void => {
    state = 'none';
  },
  end: (): void => {
    if (state !== 'open') return;
    state = 'ended';
    tellEnd?.();
  },
  hasEnded: (): boolean => state === 'ended',
  onEnd: (listener: () => void): (() => void) => {
    tellEnd = listener;
    return () => {
      if (tellEnd === listener) tellEnd = null;
    };
  },
};
