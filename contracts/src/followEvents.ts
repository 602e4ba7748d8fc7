/** What of an `EventSource` is needed. */
type Source = Pick<EventTarget, 'addEventListener'> & { readonly readyState: number; close(): void };

/** What of a `document` is needed. */
type SeenPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly visibilityState: string };

type Follower = {
  readonly page: SeenPage;
  /** Name of the events that are told. */
  readonly event: string;
  /** Asks for the stream once more. */
  readonly connect: () => Source;
  readonly onOpen: () => void;
  /** What an event says. */
  readonly onEvent: (data: string) => void;
  /** `isRefused` where an answer came and it was a refusal, or a gateway's error: the browser does not ask again by itself. */
  readonly onLost: (isRefused: boolean) => void;
};

/** `EventSource.CLOSED`, which a browser's source has and a test's has not. */
const closed = 2;
/** Between two tries after a refusal; the last one stays. */
const waitMilliseconds = [1_000, 2_000, 5_000, 10_000] as const;

/**
 * Follows a stream of server-sent events through outages of all kinds. A hidden page follows nothing: a browser has six connections to a
 * server for all its tabs. Once it is seen again the stream opens anew, which is told.
 * @returns what ends it
 */
export function followEvents({ page, event: name, connect, onOpen, onEvent, onLost }: Follower): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const follow = () => {
    if (page.visibilityState === 'hidden') return;
    const opened = connect();
    source = opened;
    opened.addEventListener('open', () => {
      refusals = 0;
      onOpen();
    });
    opened.addEventListener(name, (event: Event) => onEvent(String((event as MessageEvent).data)));
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === closed;
      if (isRefused) timer = setTimeout(follow, waitMilliseconds[Math.min(refusals++, waitMilliseconds.length - 1)]);
      onLost(isRefused);
    });
  };
  const pause = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const look = () => {
    if (page.visibilityState === 'hidden') pause();
    else if (source === null) follow();
  };
  follow();
  page.addEventListener('visibilitychange', look);
  return () => {
    page.removeEventListener('visibilitychange', look);
    pause();
  };
}
