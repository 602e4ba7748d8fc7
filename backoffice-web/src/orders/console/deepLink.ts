import { eventAt } from './placeEvents.ts';
import { readAddressTime } from './shownTime.ts';
import { withParameter } from './withParameter.ts';

type Events = readonly { readonly occurred_at: string; readonly event: string }[];

/** By time, and by name for equal times. */
export function linkTo(parameters: URLSearchParams, events: Events, index: number): URLSearchParams {
  const isLast = index === events.length - 1;
  const { occurred_at: at = null, event: name = null } = isLast ? {} : (events[index] ?? {});
  const isFoundByTime = at === null || indexByTime(events, at) === index;
  return withParameter(withParameter(parameters, 'at', at), 'event', isFoundByTime ? null : name);
}

export function linkedEvent(parameters: URLSearchParams, events: Events): number | null {
  const name = parameters.get('event');
  const named = events.findIndex(({ event }) => event === name);
  return named < 0 ? indexByTime(events, parameters.get('at') ?? '') : named;
}

function indexByTime(events: Events, at: string): number | null {
  const seconds = readAddressTime(at);
  return seconds === null ? null : eventAt(events, seconds);
}
