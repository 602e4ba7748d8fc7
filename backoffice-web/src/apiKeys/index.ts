import type { ResourceProps } from 'react-admin';
import { ApiKeyList } from './ApiKeyList.tsx';

/** API keys of the ERP. */
export const apiKeys: ResourceProps = { name: 'apiKeys', list: ApiKeyList };
