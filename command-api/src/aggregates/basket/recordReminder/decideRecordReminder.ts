import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { isUnfinished, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

export const decideRecordReminder = (sentMail: SentMail, state: BasketState): Decision<BasketEvent> =>
  isUnfinished(state) && !state.isReminded ? [{ type: 'BasketReminderSent', data: sentMail }] : [];
