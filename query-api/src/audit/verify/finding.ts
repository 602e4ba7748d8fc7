export type Finding = {
  readonly stream: string;
  readonly revision: number;
  readonly type: string | null;
  readonly reason:
    | 'missing_revision'
    | 'changed_data'
    | 'changed_metadata'
    | 'moved'
    | 'broken_link'
    | 'unreadable'
    | 'hidden'
    | 'truncated'
    | 'rewritten'
    | 'stream_missing'
    | 'truncated_at_link'
    | 'forked'
    | 'differs_from_link'
    | 'link_missing'
    | 'wrong_link'
    | 'checkout_missing'
    | 'order_missing'
    | 'content_differs'
    | 'totals_differ'
    | 'read_model_differs';
  readonly values?: Readonly<Record<string, string>>;
};

export type Difference = { readonly path: string; readonly stored: string; readonly replayed: string };
