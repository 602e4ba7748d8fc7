import type { ResourceProps } from 'react-admin';
import { RoleList } from './RoleList.tsx';
import { RolePage } from './RolePage.tsx';

export const officeRoles: ResourceProps = { name: 'officeRoles', list: RoleList, show: RolePage };
