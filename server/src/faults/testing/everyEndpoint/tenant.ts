import type { Spare } from './accountRequests.ts';
import type { ContentIds } from './contentRequests.ts';

export type Caller = 'visitor' | 'customer' | 'chooser' | 'support' | 'auditor' | 'admin' | 'machine' | 'buyer';

type Belongings = {
  readonly customerNumber: string;
  readonly basketId: string;
  readonly orderNumber: string;
  readonly deliveryNumber: string;
  readonly returnId: string;
  readonly recallId: string;
  readonly invoiceNumber: string;
  readonly paymentId: string;
  readonly listId: string;
  readonly caseId: string;
  /** Proves the sender of the case. */
  readonly uploadToken: string;
};

export type Tenant = {
  readonly own: Belongings;
  readonly other: Belongings;
  readonly articleNumber: string;
  readonly spare: Spare;
  readonly content: ContentIds;
  /** Orderable day, epoch seconds. */
  readonly day: string;
};
