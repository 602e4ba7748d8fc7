import type { ResourceProps } from 'react-admin';
import { SubscriptionList } from './SubscriptionList.tsx';

/** Read models and policies: how far they are, and what stands still. */
export const subscriptions: ResourceProps = { name: 'subscriptions', list: SubscriptionList };
