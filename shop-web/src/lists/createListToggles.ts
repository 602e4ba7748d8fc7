/** What is wanted of one article on one list, as it is sent. */
export type Toggle = { readonly listId: string; readonly articleNumber: string; readonly on: boolean };

type Options = {
  /** Rejects where the server refused or did not answer. */
  readonly send: (toggle: Toggle) => Promise<unknown>;
  /** Shows it at once, and shows again what was when it failed. */
  readonly show: (toggle: Toggle) => void;
};

/**
 * Toggles locally first (spec shopping §4, Lists). Of one article on one list one request is under way; what was wanted
 * meanwhile is sent after it, so that the last wish is what stays.
 * @returns settles once that article on that list is as the server has it; rejects where it went back
 */
export function createListToggles({ send, show }: Options): (toggle: Toggle) => Promise<void> {
  const underWay = new Map<string, { wanted: boolean; readonly done: Promise<void> }>();

  const settle = async (key: string, toggle: Toggle): Promise<void> => {
    let confirmed = !toggle.on;
    try {
      for (let on = toggle.on; on !== confirmed; on = underWay.get(key)?.wanted ?? on) {
        await send({ ...toggle, on });
        confirmed = on;
      }
    } catch (error) {
      show({ ...toggle, on: confirmed });
      throw error;
    } finally {
      underWay.delete(key);
    }
  };

  return (toggle) => {
    const key = `${toggle.listId}/${toggle.articleNumber}`;
    show(toggle);
    const running = underWay.get(key);
    if (running) {
      running.wanted = toggle.on;
      return running.done;
    }
    // Known before the first request is sent: the loop asks for what is wanted by then.
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const done = begun.then(() => settle(key, toggle));
    underWay.set(key, { wanted: toggle.on, done });
    begin();
    return done;
  };
}
