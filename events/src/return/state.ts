import type { ReturnEvent } from './events.ts';
import type { ReturnCredit, ReturnedQuantity, ReturnRequest } from './values.ts';

/** `withdrawn`, `refused` and `credited` are final. */
export const returnStatuses = [
  'requested',
  'accepted',
  'planned',
  'collected',
  'credited',
  'refused',
  'withdrawn',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export type ReturnState =
  | { status: 'none' }
  | {
      status: ReturnStatus;
      request: ReturnRequest;
      photos: readonly string[];
      /** yyyy-mm-dd; null until planned. */
      collectionDay: string | null;
      collected: readonly ReturnedQuantity[] | null;
      credit: ReturnCredit | null;
      /** Message-IDs of sent mails. */
      told: readonly string[];
      /** Null before judgement or after erasure. */
      answer: string | null;
    };
export type KnownReturn = Exclude<ReturnState, { status: 'none' }>;

export const noReturn: ReturnState = { status: 'none' };

export function evolveReturn(state: ReturnState, event: ReturnEvent): ReturnState {
  if (event.type === 'ReturnRequested') return state.status === 'none' ? startReturn(event.data) : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'ReturnPhotoAdded':
      return { ...state, photos: [...state.photos, event.data.photoId] };
    case 'ReturnWithdrawn':
      return { ...state, status: 'withdrawn' };
    case 'ReturnAccepted':
      return { ...state, status: 'accepted', answer: event.data.answer };
    case 'ReturnRefused':
      return { ...state, status: 'refused', answer: event.data.answer };
    case 'ReturnCollectionPlanned':
      return { ...state, status: 'planned', collectionDay: event.data.day };
    case 'ReturnCollected':
      return { ...state, status: 'collected', collectionDay: event.data.day, collected: event.data.lines };
    case 'ReturnCredited':
      return { ...state, status: 'credited', credit: event.data };
    case 'ReturnMailSent':
      return { ...state, told: [...state.told, event.data.messageId] };
    default:
      return event satisfies never;
  }
}

export const returnFold = {
  category: 'return',
  stateVersion: 1,
  initial: noReturn,
  evolve: evolveReturn,
};

const startReturn = (request: ReturnRequest): ReturnState => ({
  status: 'requested',
  request,
  photos: [],
  collectionDay: null,
  collected: null,
  credit: null,
  told: [],
  answer: null,
});

/** Quantities that left the customer: collected, or before that requested. */
export const quantitiesOf = ({ request, collected }: KnownReturn): readonly ReturnedQuantity[] =>
  collected ?? request.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
