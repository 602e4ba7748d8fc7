type Changed = { readonly orderNumber: string; readonly position: string };

export type Look = {
  /** From now on changes are told; resolves when it is known what "now" is. */
  readonly begin: () => Promise<void>;
  /** Looks for changes, one look at a time; what changes meanwhile is found by one look more. Nothing before `begin`. */
  readonly again: () => void;
  /** Nobody is there to be told. */
  readonly rest: () => void;
};

/**
 * Finds out which orders have changed.
 * @param options.find changes after a position, oldest first, at most `page` of them
 * @param options.findLast position of the last change there is
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
      // A list that cannot be read now is read at the next change: `from` has not moved.
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
