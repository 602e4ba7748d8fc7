/** What of an `EventSource` is needed. */
type Source = Pick<EventTarget, 'addEventListener'> & { readonly readyState: number; close(): void };

type Follower = {
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

/** Follows a stream of server-sent events through outages of all kinds. @returns what ends it */
export function followEvents({ event: name, connect, onOpen, onEvent, onLost }: Follower): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const follow = () => {
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
  follow();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
