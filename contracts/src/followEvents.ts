type Source = Pick<EventTarget, 'addEventListener'> & { readonly readyState: number; close(): void };

type SeenPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly visibilityState: string };

type Follower = {
  readonly page: SeenPage;
  readonly event: string;
  readonly connect: () => Source;
  readonly onOpen: () => void;
  readonly onEvent: (data: string) => void;
  /** `isRefused`: after an error the browser does not reconnect. */
  readonly onLost: (isRefused: boolean) => void;
};

/** `EventSource.CLOSED`, which tests lack. */
const closedState = 2;
/** Pauses after rejections; the last repeats. */
const waitMilliseconds = [1_000, 2_000, 5_000, 10_000] as const;

/** Hidden pages close the stream, because browsers allow six connections per server. */
export function followEvents({ page, event: name, connect, onOpen, onEvent, onLost }: Follower): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const follow = () => {
    if (page.visibilityState === 'hidden') return;
    const newSource = connect();
    source = newSource;
    newSource.addEventListener('open', () => {
      refusals = 0;
      onOpen();
    });
    newSource.addEventListener(name, (event: Event) => onEvent(String((event as MessageEvent).data)));
    newSource.addEventListener('error', () => {
      const isRefused = newSource.readyState === closedState;
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
