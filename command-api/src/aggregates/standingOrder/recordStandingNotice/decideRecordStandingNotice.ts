import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

type SentNotice = SentMail & { readonly day: string };

export const decideRecordStandingNotice = (
  sentNotice: SentNotice,
  state: StandingOrderState,
): Decision<StandingOrderEvent> =>
  state.status === 'none' || state.told.includes(sentNotice.day)
    ? []
    : [{ type: 'StandingOrderNoticeSent', data: sentNotice }];
