/** Asks somebody whether they really leave; `leave` goes on with what they wanted. */
type Ask = (leave: () => void) => void;

export type LeaveGuard = {
  readonly isSet: () => boolean;
  /** Has everything that leaves the page asked first; returns what ends that. */
  readonly set: (ask: Ask) => () => void;
  /** Does what leaves the page: at once where nothing would be lost, else once somebody says so. */
  readonly pass: (leave: () => void) => void;
};

/** Nobody is asked before a page has something to lose. */
export function createLeaveGuard(): LeaveGuard {
  let ask: Ask | null = null;
  return {
    isSet: () => ask !== null,
    set: (next) => {
      ask = next;
      return () => {
        if (ask === next) ask = null;
      };
    },
    pass: (leave) => {
      if (ask === null) leave();
      else ask(leave);
    },
  };
}

/** The shop's: its router, its choice of a customer and logging out pass it. */
export const leaveGuard = createLeaveGuard();
