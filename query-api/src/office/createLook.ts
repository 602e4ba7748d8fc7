type Changed = { readonly orderNumber: string; readonly position: string };

export type Look = {
  /** Starts reporting; resolves when the current position is known. */
  readonly begin: () => Promise<void>;
  /** Looks for changes, one look at a time; ignored before `begin`. */
  readonly again: () => void;
  /** No listeners remain. */
  readonly rest: () => void;
};

/**
 * Finds changed orders.
 * @param options.find changes after a position, oldest first, at most `page`
 * @param options.findLast last position
 */
export function createLook(options: {
  readonly find: (after: string) => Promise<readonly Changed[]>;
  readonly findLast: () => Promise<string>;
  readonly page: number;
  readonly tell: (orderNumbers: readonly string[]) => void;
}): Look {
  const { find, findLast, page, tell } = options;
  let from: string | null = null;
  let beginning: Promise<void> | null = null;
  let looking = false;
  let wanted = false;

  const look = async (): Promise<void> => {
    looking = true;
    try {
      while (wanted && from !== null) {
        wanted = false;
        const changed = await find(from);
        const last = changed.at(-1);
        if (!last) continue;
        if (from !== null && last.position > from) from = last.position;
        tell(changed.map(({ orderNumber }) => orderNumber));
        wanted ||= changed.length === page;
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
    again: () => {
      wanted = true;
      if (!looking) void look();
    },
    rest: () => {
      beginning = null;
      from = null;
    },
  };
}
