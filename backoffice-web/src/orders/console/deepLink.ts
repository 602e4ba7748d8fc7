import { eventAt } from './placeEvents.ts';
import { readAddressTime } from './shownTime.ts';
import { withParameter } from './withParameter.ts';

type Events = readonly { readonly occurred_at: string }[];

/** By time, and number for equal times. */
export function linkTo(parameters: URLSearchParams, events: Events, index: number): URLSearchParams {
  const last = events.length - 1;
  const at = index === last ? null : (events[index]?.occurred_at ?? null);
  const isNamedByTime = at === null || indexByTime(events, at) === index;
  return withParameter(withParameter(parameters, 'at', at), 'event', isNamedByTime ? null : String(index + 1));
}

export function linkedEvent(parameters: URLSearchParams, events: Events): number | null {
  const at = parameters.get('at') ?? '';
  const numbered = Number(parameters.get('event')) - 1;
  return events[numbered]?.occurred_at === at ? numbered : indexByTime(events, at);
}

function indexByTime(events: Events, at: string): number | null {
  const seconds = readAddressTime(at);
  return seconds === null ? null : eventAt(events, seconds);
}
