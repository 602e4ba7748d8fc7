import { linkingTypes, linksOf, type LinkingEvent } from '@talloor/events/orderLinks/linksOf.ts';
import { orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Position, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { linkIn } from '../readOrderStreams.ts';
import type { Finding } from '../verify/finding.ts';
import type { LinkPolicy } from '../verify/linkPolicy.ts';

type Expected = {
  readonly order: string;
  readonly place: string;
  readonly stream: string;
  readonly position: Position;
};

const types = new Set<string>(linkingTypes);
const prefix = orderLinksStream('');

/** Matches links and linked events in global order; keeps only events that wait for their link. */
export function createLinkCheck({ position: upTo, parked }: LinkPolicy) {
  const waiting = new Map<string, Expected>();
  const faults = new Map<string, Finding>();

  const takeLink = (record: RecordedEvent): void => {
    const order = record.streamId.slice(prefix.length);
    const [link] = linkIn(record);
    const key = `${order} ${link?.eventId ?? ''}`;
    if (link && waiting.get(key)?.place === `${link.stream} ${link.revision} ${link.hash}`) waiting.delete(key);
    else if (!faults.has(order)) {
      const { streamId: stream, revision, type } = record;
      faults.set(order, { stream, revision, type, reason: 'wrong_link' });
    }
  };

  return {
    take: (record: RecordedEvent, decoded: DecodedEvent | null): void => {
      if (record.type === 'OrderStreamLinked') takeLink(record);
      else if (decoded && types.has(record.type)) {
        const { id, streamId: stream, revision, metadata, position } = decoded;
        const place = `${stream} ${revision} ${metadata.hash}`;
        for (const { orderNumber: order } of linksOf(decoded.event as LinkingEvent, revision))
          waiting.set(`${order} ${id}`, { order, place, stream, position });
      }
    },
    faults: (): ReadonlyMap<string, Finding> => {
      const late = [...waiting.values()].filter(({ position, stream }) => position <= upTo && !parked.has(stream));
      const missing = late.map(({ order, stream }): [string, Finding] => [
        order,
        {
          stream: orderLinksStream(order),
          revision: 0,
          type: null,
          reason: 'link_missing',
          values: { linked: stream },
        },
      ]);
      return new Map([...missing, ...faults]);
    },
  };
}
