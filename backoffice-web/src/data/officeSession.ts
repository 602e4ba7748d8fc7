/** `ended`: the server closed it while somebody worked; `none`: nobody came yet, or who was there left. */
type State = 'none' | 'open' | 'ended';

let state: State = 'none';
let tellEnd: (() => void) | null = null;

/** Whether somebody works in this tab, so that the end of their session is told once, whichever call finds it out. */
export const officeSession = {
  open: (): void => {
    state = 'open';
  },
  /** Somebody leaves. */
  close: (): void => {
    state = 'none';
  },
  /** The server says that there is no session. */
  end: (): void => {
    if (state !== 'open') return;
    state = 'ended';
    tellEnd?.();
  },
  hasEnded: (): boolean => state === 'ended',
  /** @returns what stops the listening */
  onEnd: (listener: () => void): (() => void) => {
    tellEnd = listener;
    return () => {
      if (tellEnd === listener) tellEnd = null;
    };
  },
};
