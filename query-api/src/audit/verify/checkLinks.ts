import { eventName } from '@talloor/contracts/eventName.ts';
import { linkingTypes, linksOf, type LinkingEvent } from '@talloor/events/orderLinks/linksOf.ts';
import { type OrderLink, orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import type { DecodedEvent, StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { OrderStreams, RelatedStream } from '../readOrderStreams.ts';
import type { Finding } from './finding.ts';
import type { LinkPolicy } from './linkPolicy.ts';
import { firstOf } from './viewVerdict.ts';

type Entry = { readonly decoded: DecodedEvent | null };

export function checkLinks(streams: OrderStreams, entries: readonly Entry[], policy: LinkPolicy): Finding | null {
  const related = [...streams.tied, ...streams.further];
  return (
    firstOf(streams.ownLinks.map((link) => checkLink(link, { stream: link.stream, events: streams.order }))) ??
    firstOf(related.flatMap((each) => each.links.map((link) => checkLink(link, each)))) ??
    firstOf(related.filter(({ events }) => events.length === 0).map(({ stream }) => missingStream(stream))) ??
    findUnlinked(streams, related, entries, policy)
  );
}

export const missingStream = (stream: string): Finding => missing(stream, 0, 'stream_missing');

const missing = (stream: string, revision: number, reason: Finding['reason']): Finding => ({
  stream,
  revision,
  type: null,
  reason,
});

function checkLink(
  { revision, eventId, hash }: OrderLink,
  { stream, events }: Pick<RelatedStream, 'stream' | 'events'>,
): Finding | null {
  if (events.length === 0) return missingStream(stream);
  const record = events[revision];
  if (!record)
    return {
      ...missing(stream, events.length, 'truncated_at_link'),
      values: { event: eventName({ stream, revision }) },
    };
  const found = { stream, revision, type: record.type };
  if (record.id !== eventId) return { ...found, reason: 'forked' };
  const isSame = (record.metadata as Partial<StoredMetadata> | null)?.hash === hash;
  return isSame ? null : { ...found, reason: 'differs_from_link' };
}

function findUnlinked(
  { orderNumber, links, ownLinks }: OrderStreams,
  related: readonly RelatedStream[],
  entries: readonly Entry[],
  policy: LinkPolicy,
): Finding | null {
  const linked = new Set([...ownLinks, ...related.flatMap((each) => each.links)].map(({ eventId }) => eventId));
  const unlinked = entries.find(
    ({ decoded }) =>
      decoded !== null &&
      isLinking(decoded) &&
      !linked.has(decoded.id) &&
      decoded.position <= policy.position &&
      !policy.parked.has(decoded.streamId) &&
      linksOf(decoded.event, decoded.revision).some((order) => order.orderNumber === orderNumber),
  );
  if (!unlinked?.decoded) return null;
  const values = { linked: unlinked.decoded.streamId };
  return { ...missing(orderLinksStream(orderNumber), links.length, 'link_missing'), values };
}

const types = new Set<string>(linkingTypes);
const isLinking = (decoded: DecodedEvent): decoded is DecodedEvent<LinkingEvent> => types.has(decoded.event.type);
