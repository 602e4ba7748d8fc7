import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { OrderStreams } from '../readOrderStreams.ts';

export const recordsOf = ({ basket, order, tied }: OrderStreams): readonly RecordedEvent[] => [
  ...basket,
  ...order,
  ...tied.flatMap(({ relevantEvents }) => relevantEvents),
];

export const wholeStreams = ({ basket, order, tied }: OrderStreams): readonly string[] =>
  [
    basket,
    order,
    ...tied.filter((each) => each.events.length === each.relevantEvents.length).map(({ events }) => events),
  ].flatMap(([first]) => (first ? [first.streamId] : []));
