/** The first event that does not hold, and why. */
export type Finding = {
  readonly stream: string;
  readonly revision: number;
  /** Null where the event is gone. */
  readonly type: string | null;
  readonly reason:
    | 'missing_revision'
    | 'changed_data'
    | 'changed_metadata'
    | 'moved'
    | 'broken_link'
    | 'unreadable'
    | 'truncated'
    | 'rewritten'
    | 'checkout_missing'
    | 'order_missing'
    | 'content_differs'
    | 'totals_differ'
    | 'read_model_differs';
  /** What the reason's text needs. */
  readonly values?: Readonly<Record<string, string>>;
};

/** One value that is stored otherwise than a replay makes it; both as JSON. */
export type Difference = { readonly path: string; readonly stored: string; readonly replayed: string };
