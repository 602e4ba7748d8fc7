import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';

/** How often a queue is read anew by itself, so that what customers say comes in. */
const everyMs = 15_000;

type LiveQueueProps = {
  readonly resource: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly children: ReactNode;
};

/** The list behind a queue of the office that fills while it is looked at. */
export const LiveQueue = ({ resource, sort, children }: LiveQueueProps) => (
  <ListBase resource={resource} sort={{ ...sort }} perPage={25} queryOptions={{ refetchInterval: everyMs }}>
    {children}
  </ListBase>
);
