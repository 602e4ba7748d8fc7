import type { ResourceProps } from 'react-admin';
import { RestrictedLists } from './RestrictedLists.tsx';
import { RestrictedListPage } from './RestrictedListPage.tsx';

/** Customers' restricted lists: who manages each, and what happened to it. */
export const restrictedLists: ResourceProps = {
  name: 'restrictedLists',
  list: RestrictedLists,
  show: RestrictedListPage,
};
