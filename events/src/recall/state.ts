import type { RecallEvent } from './events.ts';
import type { AffectedDelivery, AnsweredLine } from './values.ts';

type Opened = Extract<RecallEvent, { type: 'RecallOpened' }>['data'];

export type ToldCustomer = {
  readonly customerName: string;
  readonly notices: number;
  readonly deliveries: readonly AffectedDelivery[];
  readonly recipients: readonly string[];
  readonly reminders: number;
  readonly awaits: boolean;
  readonly answer: readonly AnsweredLine[] | null;
  /** Message-IDs of sent mails. */
  readonly mails: readonly string[];
};

export type RecallState =
  | { status: 'none' }
  | {
      status: 'open' | 'closed';
      opened: Opened;
      /** By customer number. */
      customers: Readonly<Record<string, ToldCustomer>>;
    };
export type KnownRecall = Exclude<RecallState, { status: 'none' }>;

export const noRecall: RecallState = { status: 'none' };

const nobodyTold: ToldCustomer = {
  customerName: '',
  notices: 0,
  deliveries: [],
  recipients: [],
  reminders: 0,
  awaits: false,
  answer: null,
  mails: [],
};

export function evolveRecall(state: RecallState, event: RecallEvent): RecallState {
  if (event.type === 'RecallOpened')
    return state.status === 'none' ? { status: 'open', opened: event.data, customers: {} } : state;
  if (state.status === 'none') return state;
  if (event.type === 'RecallClosed') return { ...state, status: 'closed' };
  const { customerNumber } = event.data;
  const before = state.customers[customerNumber] ?? nobodyTold;
  return { ...state, customers: { ...state.customers, [customerNumber]: evolveCustomer(before, event) } };
}

export const recallFold = {
  category: 'recall',
  stateVersion: 1,
  initial: noRecall,
  evolve: evolveRecall,
};

function evolveCustomer(before: ToldCustomer, event: Exclude<RecallEvent, { type: 'RecallOpened' | 'RecallClosed' }>) {
  switch (event.type) {
    case 'RecallNoticeSent': {
      const { customerName, notice, deliveries, recipients } = event.data;
      return {
        ...before,
        customerName,
        notices: notice,
        deliveries: [...before.deliveries, ...deliveries],
        recipients,
        awaits: true,
      };
    }
    case 'RecallReminded':
      return { ...before, reminders: event.data.reminder, recipients: event.data.recipients };
    case 'RecallMailSent':
      return { ...before, mails: [...before.mails, event.data.messageId] };
    case 'RecallAcknowledged':
    case 'RecallAnswerChanged':
      return { ...before, awaits: false, answer: event.data.lines };
    default:
      return event satisfies never;
  }
}
