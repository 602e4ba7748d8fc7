import type { ResourceProps } from 'react-admin';
import { UserList } from './UserList.tsx';
import { UserPage } from './UserPage.tsx';

export const users: ResourceProps = { name: 'users', list: UserList, show: UserPage };
