import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { RecordMissing } from './RecordMissing.tsx';

type RecordFrame<Whole extends RaRecord> = {
  /** A row from the list may be incomplete. */
  readonly isWhole: (found: Partial<Whole>) => found is Whole;
  /** Text for a missing record. */
  readonly notFound: string;
  /** Address of the list. */
  readonly list: { readonly to: string; readonly label: string };
  readonly children: (found: Whole) => ReactNode;
};
type RecordPageProps<Whole extends RaRecord> = RecordFrame<Whole> & {
  readonly resource: string;
  /** Refetch interval by the last value; default none. */
  readonly everyMs?: (found: Partial<Whole> | undefined) => number | false;
};

/** Page of one record: loading, missing or complete. */
export const RecordPage = <Whole extends RaRecord>({ resource, everyMs, ...frame }: RecordPageProps<Whole>) => (
  <ShowBase
    resource={resource}
    queryOptions={{
      retry: false,
      onError: () => undefined,
      ...(everyMs !== undefined && { refetchInterval: ({ state }) => everyMs(state.data) }),
    }}
  >
    <Frame {...frame} />
  </ShowBase>
);

const Frame = <Whole extends RaRecord>({ isWhole, notFound, list, children }: RecordFrame<Whole>) => {
  const { record, error, refetch } = useShowContext<Whole>();
  const found: Partial<Whole> | undefined = record;
  if (found !== undefined && isWhole(found)) return children(found);
  if (error) return <RecordMissing error={error} notFound={notFound} list={list} onRetry={() => void refetch()} />;
  return <span className="office-skeleton">{'\u00a0'}</span>;
};
