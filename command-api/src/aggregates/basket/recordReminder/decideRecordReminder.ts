import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { isUnfinished, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

/** Notes that a mail reminded of the basket, once; quiet where it was ordered or deleted meanwhile. */
export const decideRecordReminder = (sent: SentMail, state: BasketState): Decision<BasketEvent> =>
  isUnfinished(state) && !state.isReminded ? [{ type: 'BasketReminderSent', data: sent }] : [];
