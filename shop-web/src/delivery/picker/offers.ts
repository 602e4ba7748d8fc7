import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';

export type Way = 'standard' | 'express' | 'pickup';

export type Offer = {
  readonly timestamp: number;
  readonly window: { readonly start: string; readonly end: string };
  readonly key: string;
  /** Null for the ordinary round. */
  readonly service: DeliveryServiceView | null;
  /** Epoch seconds. */
  readonly deadline: number;
};

export const nameOf = ({ timestamp, window, key }: Pick<Offer, 'timestamp' | 'window' | 'key'>): string =>
  `${timestamp} ${key} ${window.start}`;

/** In window order. */
export function offersOf({ timestamp, available, deadline, windows, services }: DeliveryMoment, way: Way): Offer[] {
  if (way === 'standard')
    return available && deadline !== null
      ? windows.map((window) => ({ timestamp, window, key: 'standard', service: null, deadline }))
      : [];
  return services
    .filter(({ service }) => service.kind === way)
    .flatMap((each) =>
      each.windows.map((window) => ({
        timestamp,
        window,
        key: each.key,
        service: each.service,
        deadline: each.deadline,
      })),
    );
}

const ways: readonly Way[] = ['standard', 'express', 'pickup'];

export const waysOf = (moments: readonly DeliveryMoment[]): Way[] =>
  ways.filter((way) => moments.some((moment) => offersOf(moment, way).length > 0));

type Confirmed =
  | {
      readonly date: number | null;
      readonly selected_window: { readonly start: string } | null;
      readonly service: DeliveryServiceView | null;
    }
  | undefined;

export const confirmedKey = (confirmed: Confirmed): string => {
  const service = confirmed?.service ?? null;
  return service === null ? 'standard' : service.kind === 'pickup' ? `pickup-${service.site_id}` : service.kind;
};

/** Confirmed moment, else first on the requested day, else first. */
export function firstChoice(
  moments: readonly DeliveryMoment[],
  confirmed: Confirmed,
  day: number | null,
): Offer | null {
  const all = waysOf(moments).flatMap((way) => moments.flatMap((moment) => offersOf(moment, way)));
  const requestedOffer = day === null ? undefined : all.find(({ timestamp }) => timestamp === day);
  const confirmedOffer = all.find(
    ({ timestamp, key, window }) =>
      timestamp === confirmed?.date &&
      key === confirmedKey(confirmed) &&
      window.start === confirmed.selected_window?.start,
  );
  return requestedOffer ?? confirmedOffer ?? all[0] ?? null;
}

export function wayOf(offer: Offer | null): Way {
  const kind = offer?.service?.kind;
  // A basket is never delivered with mussels.
  return kind === undefined || kind === 'mussels' ? 'standard' : kind;
}
