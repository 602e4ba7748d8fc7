import type { ResourceProps } from 'react-admin';
import { ApiKeyList } from './ApiKeyList.tsx';

export const apiKeys: ResourceProps = { name: 'apiKeys', list: ApiKeyList };
