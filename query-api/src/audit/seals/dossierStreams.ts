import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { OrderStreams, RelatedStream } from '../readOrderStreams.ts';

type DossierStreams = OrderStreams & {
  readonly links?: readonly RecordedEvent[];
  readonly further?: readonly RelatedStream[];
};

export const recordsOf = ({
  basket,
  order,
  links = [],
  tied,
  further = [],
}: DossierStreams): readonly RecordedEvent[] => [
  ...basket,
  ...order,
  ...links,
  ...[...tied, ...further].flatMap(({ relevantEvents }) => relevantEvents),
];

/** Streams with all their events in the dossier. */
export function wholeStreams({ basket, order, links = [], tied, further = [] }: DossierStreams): readonly string[] {
  const whole = [...tied, ...further].filter(({ events, relevantEvents }) => events.length === relevantEvents.length);
  const streams = [basket, order, links, ...whole.map(({ events }) => events)];
  return streams.flatMap(([first]) => (first ? [first.streamId] : []));
}
