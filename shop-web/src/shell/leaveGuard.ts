type Ask = (leave: () => void) => void;

export type LeaveGuard = {
  readonly isSet: () => boolean;
  /** Returns a function that ends it. */
  readonly set: (ask: Ask) => () => void;
  /** At once, or after confirmation. */
  readonly pass: (leave: () => void) => void;
};

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

export const leaveGuard = createLeaveGuard();
