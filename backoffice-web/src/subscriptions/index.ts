import type { ResourceProps } from 'react-admin';
import { SubscriptionList } from './SubscriptionList.tsx';

export const subscriptions: ResourceProps = { name: 'subscriptions', list: SubscriptionList };
