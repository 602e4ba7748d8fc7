import type { CustomerFacts, PickupPlace } from '../facts.ts';
import type { MusselMoment } from '../mussel/musselFacts.ts';

export type DeliveryWindow = { readonly start: string; readonly end: string };

/** Service other than the ordinary round; the shape in the event. */
export type ChosenService =
  | { readonly kind: 'express'; readonly feeCents: number }
  | ({ readonly kind: 'pickup' } & PickupPlace)
  | { readonly kind: 'mussels'; readonly moment: MusselMoment };

export type BasketService = Exclude<ChosenService, { readonly kind: 'mussels' }>;

/** In a URL: `express`, `pickup-7`, or `standard`. */
export const serviceKey = (service: ChosenService | undefined): string =>
  service === undefined ? 'standard' : service.kind === 'pickup' ? `pickup-${service.siteId}` : service.kind;

/** Shape of BasketDeliveryMomentConfirmed. */
export type ChosenMoment = {
  readonly day: string;
  readonly windowStart: string;
  readonly windowEnd: string;
  readonly deadline: string;
  readonly service?: ChosenService | undefined;
};

export type Delivers = Pick<CustomerFacts, 'deliveryWeekdays' | 'windows'>;
