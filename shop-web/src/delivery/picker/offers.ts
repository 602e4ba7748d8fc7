import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';

/** The three ways to have an order: the ordinary round, express, or picked up. */
export type Way = 'standard' | 'express' | 'pickup';

/** One window of one day that can be chosen, and how it is served. */
export type Offer = {
  readonly timestamp: number;
  readonly window: { readonly start: string; readonly end: string };
  /** What a confirmation names the service by. */
  readonly key: string;
  /** Null is the ordinary round. */
  readonly service: DeliveryServiceView | null;
  /** Epoch seconds. */
  readonly deadline: number;
};

/** What names an offer among others. */
export const nameOf = ({ timestamp, window, key }: Pick<Offer, 'timestamp' | 'window' | 'key'>): string =>
  `${timestamp} ${key} ${window.start}`;

/** What a day offers in one way, in the order of the windows. */
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

/** The ways in which any of these days can be had. */
export const waysOf = (moments: readonly DeliveryMoment[]): Way[] =>
  ways.filter((way) => moments.some((moment) => offersOf(moment, way).length > 0));

type Confirmed =
  | {
      readonly date: number | null;
      readonly selected_window: { readonly start: string } | null;
      readonly service: DeliveryServiceView | null;
    }
  | undefined;

/** How the confirmed moment is served. */
export const confirmedKey = (confirmed: Confirmed): string => {
  const service = confirmed?.service ?? null;
  return service === null ? 'standard' : service.kind === 'pickup' ? `pickup-${service.site_id}` : 'express';
};

/** The confirmed moment while it can still be had, else the first possible on the day asked for, else the first of all. */
export function firstChoice(
  moments: readonly DeliveryMoment[],
  confirmed: Confirmed,
  day: number | null,
): Offer | null {
  const all = waysOf(moments).flatMap((way) => moments.flatMap((moment) => offersOf(moment, way)));
  const asked = day === null ? undefined : all.find(({ timestamp }) => timestamp === day);
  const kept = all.find(
    ({ timestamp, key, window }) =>
      timestamp === confirmed?.date &&
      key === confirmedKey(confirmed) &&
      window.start === confirmed.selected_window?.start,
  );
  return asked ?? kept ?? all[0] ?? null;
}

export const wayOf = (offer: Offer | null): Way => offer?.service?.kind ?? 'standard';
