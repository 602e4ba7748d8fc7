import type { ResourceProps } from 'react-admin';
import { UserList } from './UserList.tsx';
import { UserPage } from './UserPage.tsx';

/** Who signs in to the shop and the office. */
export const users: ResourceProps = { name: 'users', list: UserList, show: UserPage };
