export type Toggle = { readonly listId: string; readonly articleNumber: string; readonly on: boolean };

type Options = {
  /** Rejects on refusal or no answer. */
  readonly send: (toggle: Toggle) => Promise<unknown>;
  readonly show: (toggle: Toggle) => void;
};

/**
 * Local first (spec shopping §4, Lists). One request per article and list; the latest choice follows.
 * @returns settles at the server's state; rejects when reverted
 */
export function createListToggles({ send, show }: Options): (toggle: Toggle) => Promise<void> {
  const underWay = new Map<string, { isOn: boolean; readonly done: Promise<void> }>();

  const settle = async (key: string, toggle: Toggle): Promise<void> => {
    let confirmed = !toggle.on;
    try {
      for (let on = toggle.on; on !== confirmed; on = underWay.get(key)?.isOn ?? on) {
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
      running.isOn = toggle.on;
      return running.done;
    }
    // The first request reads the latest choice.
    let begin = () => {};
    const startSignal = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const settled = startSignal.then(() => settle(key, toggle));
    underWay.set(key, { isOn: toggle.on, done: settled });
    begin();
    return settled;
  };
}
