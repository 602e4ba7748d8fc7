import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { OrderStreams } from '../readOrderStreams.ts';

export const recordsOf = ({ basket, order, links, tied, further }: OrderStreams): readonly RecordedEvent[] => [
  ...basket,
  ...order,
  ...links,
  ...[...tied, ...further].flatMap(({ relevantEvents }) => relevantEvents),
];

/** Streams with all their events in the dossier. */
export function wholeStreams({ basket, order, links, tied, further }: OrderStreams): readonly string[] {
  const whole = [...tied, ...further].filter(({ events, relevantEvents }) => events.length === relevantEvents.length);
  const streams = [basket, order, links, ...whole.map(({ events }) => events)];
  return streams.flatMap(([first]) => (first ? [first.streamId] : []));
}
