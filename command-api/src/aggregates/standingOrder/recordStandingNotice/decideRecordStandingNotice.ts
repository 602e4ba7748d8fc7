import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { SentMail } from '../../../mail/sendAndNote.ts';

type Sent = SentMail & { readonly day: string };

export const decideRecordStandingNotice = (sent: Sent, state: StandingOrderState): Decision<StandingOrderEvent> =>
  state.status === 'none' || state.told.includes(sent.day) ? [] : [{ type: 'StandingOrderNoticeSent', data: sent }];
