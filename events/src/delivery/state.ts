import type { DeliveryEvent } from './events.ts';
import {
  evolveQuestions,
  isReplacementQuestion,
  questionsAfterPicking,
  type ReplacementQuestion,
} from './replacementQuestions.ts';
import { evolveReturns, isDeliveryReturn, noReturns, type ReturnsOfDelivery } from './returns.ts';
import type { PickedLine, ReturnedEmpties } from './values.ts';

export const deliveryStages = ['scheduled', 'picked', 'loaded', 'under_way', 'delivered'] as const;
export type DeliveryStage = (typeof deliveryStages)[number];

/** Report data without the person's reason, so that equal reports compare equal. */
type ToldBy<Type extends DeliveryEvent['type']> = Omit<Extract<DeliveryEvent, { type: Type }>['data'], 'reason'>;
type Scheduled = ToldBy<'DeliveryScheduled'>;
type Picked = ToldBy<'DeliveryPicked'>;

export type DeliveryState =
  | { status: 'none' }
  | {
      status: 'known';
      stage: DeliveryStage;
      plan: Scheduled;
      picked: Picked | null;
      /** Time of the last report, by the ERP's clock; older reports are rejected. */
      lastAt: string;
      progressAt: string | null;
      loaded: ToldBy<'DeliveryLoaded'> | null;
      dispatchedAt: string | null;
      deliveredAt: string | null;
      empties: readonly ReturnedEmpties[];
      invoice: ToldBy<'DeliveryInvoiced'> | null;
      /** Line ids. */
      checked: readonly string[];
      returns: ReturnsOfDelivery;
      /** Oldest first. */
      questions: readonly ReplacementQuestion[];
    };
export type KnownDelivery = Extract<DeliveryState, { status: 'known' }>;

export const noDelivery: DeliveryState = { status: 'none' };

export function evolveDelivery(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if (event.type === 'DeliveryScheduled')
    return state.status === 'none'
      ? startDelivery(withoutReason(event.data))
      : { ...state, plan: withoutReason(event.data) };
  if (state.status === 'none') return state;
  if (isDeliveryReturn(event)) return { ...state, returns: evolveReturns(state.returns, event) };
  if (isReplacementQuestion(event)) return { ...state, questions: evolveQuestions(state.questions, event) };
  switch (event.type) {
    case 'DeliveryPicked': {
      const questions = questionsAfterPicking(state.questions, event.data.lines);
      return {
        ...state,
        ...atLeast(state, 'picked'),
        picked: withoutReason(event.data),
        lastAt: event.data.pickedAt,
        questions,
      };
    }
    case 'DeliveryLoaded':
      return { ...state, ...atLeast(state, 'loaded'), loaded: withoutReason(event.data), lastAt: event.data.loadedAt };
    case 'DeliveryDispatched': {
      const { dispatchedAt } = event.data;
      return { ...state, ...atLeast(state, 'under_way'), dispatchedAt, lastAt: dispatchedAt };
    }
    case 'DeliveryExpected':
      return { ...state, progressAt: event.data.reportedAt };
    case 'DeliveryDelivered': {
      const { deliveredAt, empties } = event.data;
      return { ...state, ...atLeast(state, 'delivered'), deliveredAt, empties, lastAt: deliveredAt };
    }
    case 'DeliveryInvoiced':
      return { ...state, invoice: event.data };
    case 'DeliveryNoteLineChecked':
      return { ...state, checked: [...state.checked.filter((id) => id !== event.data.lineId), event.data.lineId] };
    case 'DeliveryNoteLineUnchecked':
      return { ...state, checked: state.checked.filter((id) => id !== event.data.lineId) };
    default:
      return event satisfies never;
  }
}

export const deliveryFold = {
  category: 'delivery',
  stateVersion: 5,
  initial: noDelivery,
  evolve: evolveDelivery,
};

function withoutReason<Data extends { readonly reason?: string | undefined }>(data: Data): Omit<Data, 'reason'> {
  const { reason: _reason, ...rest } = data;
  return rest;
}

const startDelivery = (plan: Scheduled): DeliveryState => ({
  status: 'known',
  stage: 'scheduled',
  plan,
  picked: null,
  lastAt: plan.placedAt,
  progressAt: null,
  loaded: null,
  dispatchedAt: null,
  deliveredAt: null,
  empties: [],
  invoice: null,
  checked: [],
  returns: noReturns,
  questions: [],
});

const atLeast = (state: KnownDelivery, stage: DeliveryStage): { readonly stage: DeliveryStage } => ({
  stage: deliveryStages.indexOf(stage) > deliveryStages.indexOf(state.stage) ? stage : state.stage,
});

/** Spec after-ordering §4; `replacement` came in place of another line. */
export type DeliveredLineState = 'delivered' | 'partly' | 'missing' | 'replaced' | 'replacement';

export function deliveredLineState(
  line: Pick<PickedLine, 'delivered' | 'replaced' | 'short' | 'replaces'>,
): DeliveredLineState {
  if (line.replaces !== undefined) return 'replacement';
  if (line.replaced > 0) return 'replaced';
  if (line.short === 0) return 'delivered';
  return line.delivered > 0 ? 'partly' : 'missing';
}
