import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { RecordMissing } from './RecordMissing.tsx';

type RecordFrame<Whole extends RaRecord> = {
  /** A row from the list may be incomplete. */
  readonly isWhole: (record: Partial<Whole>) => record is Whole;
  readonly notFound: string;
  readonly list: { readonly to: string; readonly label: string };
  readonly children: (record: Whole) => ReactNode;
};
type RecordPageProps<Whole extends RaRecord> = RecordFrame<Whole> & {
  readonly resource: string;
  /** Refetch interval by the last value; default none. */
  readonly refetchMs?: (record: Partial<Whole> | undefined) => number | false;
};

export const RecordPage = <Whole extends RaRecord>({ resource, refetchMs, ...frame }: RecordPageProps<Whole>) => (
  <ShowBase
    resource={resource}
    queryOptions={{
      retry: false,
      onError: () => undefined,
      ...(refetchMs !== undefined && {
        refetchInterval: ({ state }) => !isNotFound(state.error) && refetchMs(state.data),
      }),
    }}
  >
    <Frame {...frame} />
  </ShowBase>
);

const Frame = <Whole extends RaRecord>({ isWhole, notFound, list, children }: RecordFrame<Whole>) => {
  const { record, error, refetch } = useShowContext<Whole>();
  const partialRecord: Partial<Whole> | undefined = record;
  if (partialRecord !== undefined && isWhole(partialRecord)) return children(partialRecord);
  if (error) return <RecordMissing error={error} notFound={notFound} list={list} onRetry={() => void refetch()} />;
  return <span className="office-skeleton">{'\u00a0'}</span>;
};
