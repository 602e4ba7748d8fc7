import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { RecordMissing } from './RecordMissing.tsx';

type RecordFrame<Whole extends RaRecord> = {
  /** Of a record that was among a list its row is there first: not all of it. */
  readonly isWhole: (found: Partial<Whole>) => found is Whole;
  /** Told where there is no such record. */
  readonly notFound: string;
  /** Where the others are. */
  readonly list: { readonly to: string; readonly label: string };
  readonly children: (found: Whole) => ReactNode;
};
type RecordPageProps<Whole extends RaRecord> = RecordFrame<Whole> & {
  readonly resource: string;
  /** How often it is read anew by itself, by what was read last; never without it. */
  readonly everyMs?: (found: Partial<Whole> | undefined) => number | false;
};

/** The page of one record: it is on its way, it is not there, or it is shown whole. */
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
