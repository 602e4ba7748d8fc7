import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import type { OfficeQueue } from '@talloor/contracts/endpoints/office.ts';
import { useLiveQueue } from './useLiveQueue.ts';

type LiveQueueProps = {
  readonly resource: OfficeQueue;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly children: ReactNode;
};

export const LiveQueue = ({ resource, sort, children }: LiveQueueProps) => {
  const refetchInterval = useLiveQueue(resource);
  return (
    <ListBase resource={resource} sort={{ ...sort }} perPage={25} queryOptions={{ refetchInterval }}>
      {children}
    </ListBase>
  );
};
