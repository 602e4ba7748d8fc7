/** `ended`: closed by the server. `none`: no session. */
type State = 'none' | 'open' | 'ended';

let state: State = 'none';
let tellEnd: (() => void) | null = null;

/** Session of this tab, so that its end is reported once. */
export const officeSession = {
  open: (): void => {
    state = 'open';
  },
  close: (): void => {
    state = 'none';
  },
  /** The server reports no session. */
  end: (): void => {
    if (state !== 'open') return;
    state = 'ended';
    tellEnd?.();
  },
  hasEnded: (): boolean => state === 'ended',
  /** @returns a function that stops listening */
  onEnd: (listener: () => void): (() => void) => {
    tellEnd = listener;
    return () => {
      if (tellEnd === listener) tellEnd = null;
    };
  },
};
