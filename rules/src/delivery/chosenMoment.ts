import type { CustomerFacts, PickupPlace } from '../facts.ts';

export type DeliveryWindow = { readonly start: string; readonly end: string };

/** What serves a moment where not the ordinary round; the shape in the event. */
export type ChosenService =
  { readonly kind: 'express'; readonly feeCents: number } | ({ readonly kind: 'pickup' } & PickupPlace);

/** The name of a service in an address: `express`, `pickup-7`; `standard` is the ordinary round. */
export const serviceKey = (service: ChosenService | undefined): string =>
  service === undefined ? 'standard' : service.kind === 'pickup' ? `pickup-${service.siteId}` : service.kind;

/** What a confirmation stores; the shape of the event BasketDeliveryMomentConfirmed. */
export type ChosenMoment = {
  readonly day: string;
  readonly windowStart: string;
  readonly windowEnd: string;
  readonly deadline: string;
  readonly service?: ChosenService | undefined;
};

export type Delivers = Pick<CustomerFacts, 'deliveryWeekdays' | 'windows'>;
