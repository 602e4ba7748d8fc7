/** What of an `EventSource` is needed. */
type Source = Pick<EventTarget, 'addEventListener'> & { readonly readyState: number; close(): void };

type OrdersFollower = {
  /** Asks for the stream once more. */
  readonly connect: () => Source;
  readonly onOpen: () => void;
  readonly onOrder: (orderNumber: string) => void;
  /** `isRefused` where an answer came and it was a refusal, or a gateway's error: the browser does not ask again by itself. */
  readonly onLost: (isRefused: boolean) => void;
};

/** `EventSource.CLOSED`, which a browser's source has and a test's has not. */
const closed = 2;
/** Between two tries after a refusal; the last one stays. */
const waitMilliseconds = [1_000, 2_000, 5_000, 10_000] as const;

/** Follows the stream of changed orders through outages of any kind. @returns what ends it */
export function followOrders({ connect, onOpen, onOrder, onLost }: OrdersFollower): () => void {
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
    opened.addEventListener('order', (event: Event) => onOrder((event as MessageEvent<string>).data));
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
