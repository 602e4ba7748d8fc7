type ChangedOrder = { readonly orderNumber: string; readonly position: string };

export type Look = {
  /** Starts reporting; resolves when the current position is known. */
  readonly begin: () => Promise<void>;
  /** One look at a time; ignored before `begin`. */
  readonly requestLook: () => void;
  readonly rest: () => void;
};

/** @param options.find changes after a position, oldest first, at most `page` */
export function createLook(options: {
  readonly find: (after: string) => Promise<readonly ChangedOrder[]>;
  readonly findLast: () => Promise<string>;
  readonly page: number;
  readonly report: (orderNumbers: readonly string[]) => void;
}): Look {
  const { find, findLast, page, report } = options;
  let from: string | null = null;
  let beginning: Promise<void> | null = null;
  let looking = false;
  let isRequested = false;

  const look = async (): Promise<void> => {
    looking = true;
    try {
      while (isRequested && from !== null) {
        isRequested = false;
        const changedOrders = await find(from);
        const last = changedOrders.at(-1);
        if (!last) continue;
        if (from !== null && last.position > from) from = last.position;
        report(changedOrders.map(({ orderNumber }) => orderNumber));
        isRequested ||= changedOrders.length === page;
      }
    } catch {
      // A failed look is repeated, because `from` has not moved.
    } finally {
      looking = false;
    }
  };

  return {
    begin: () =>
      (beginning ??= findLast().then(
        (last) => {
          from = last;
        },
        (error: unknown) => {
          beginning = null;
          throw error;
        },
      )),
    requestLook: () => {
      isRequested = true;
      if (!looking) void look();
    },
    rest: () => {
      beginning = null;
      from = null;
    },
  };
}
