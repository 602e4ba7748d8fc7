import type { ResourceProps } from 'react-admin';
import { RestrictedLists } from './RestrictedLists.tsx';
import { RestrictedListPage } from './RestrictedListPage.tsx';

export const restrictedLists: ResourceProps = {
  name: 'restrictedLists',
  list: RestrictedLists,
  show: RestrictedListPage,
};
