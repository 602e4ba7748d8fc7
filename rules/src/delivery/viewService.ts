import type { DeliveryServiceView } from '../basket/basketWire.ts';
import { eurosOfCents } from '../money/rounding.ts';
import type { ChosenService } from './deliveryMoments.ts';

export function serviceView(service: ChosenService, showPrices: boolean): DeliveryServiceView {
  if (service.kind === 'express') return { kind: 'express', fee: showPrices ? eurosOfCents(service.feeCents) : null };
  if (service.kind === 'mussels') return { kind: 'mussels', moment: service.moment };
  const { siteId, name, street, streetNumber, postal, city } = service;
  return { kind: 'pickup', site_id: siteId, name, address: `${street} ${streetNumber}`, postal, city };
}

/** Null is the ordinary round. */
export const viewService = (service: ChosenService | undefined, showPrices: boolean): DeliveryServiceView | null =>
  service === undefined ? null : serviceView(service, showPrices);
