import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { nameOf } from './doubleDeletions.ts';
import type { DoubleLog, LogRecord } from './doubleLog.ts';

type Options = InstanceType<typeof streams.ReadReq.Options>;
type Response = InstanceType<typeof streams.ReadResp>;

export function answerRead(log: DoubleLog, options: Options): readonly Response[] {
  const isBackwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const count = Number(options.getCount());
  const stream = options.getStream();
  let matchingRecords: readonly LogRecord[];
  if (stream) {
    const streamId = nameOf(stream.getStreamIdentifier());
    const start = log.startOf(streamId);
    if (typeof start === 'string') return [notFound(streamId)];
    const from = Math.max(start, stream.hasRevision() ? Number(stream.getRevision()) : 0);
    matchingRecords = log.records.filter((record) => record.streamId === streamId && record.revision >= from);
  } else {
    const place = options.getAll()?.getPosition();
    const from = place ? BigInt(place.getCommitPosition()) : null;
    matchingRecords = log.records.filter(
      ({ position }) => from === null || (isBackwards ? position <= from : position >= from),
    );
  }
  return (isBackwards ? matchingRecords.toReversed() : matchingRecords).slice(0, count).map(eventResponse);
}

export function createSubscriptionFeed(log: DoubleLog, options: Options): () => readonly Response[] {
  const place = options.getAll()?.getPosition();
  let lastPosition = place ? BigInt(place.getCommitPosition()) : 0n;
  const passes = filterOf(options);
  return () => {
    const responses: Response[] = [];
    let isFiltered = false;
    for (const record of log.records) {
      if (record.position <= lastPosition) continue;
      lastPosition = record.position;
      if (passes(record)) responses.push(eventResponse(record));
      else isFiltered = true;
    }
    if (isFiltered) responses.push(checkpoint(lastPosition));
    return responses;
  };
}

function filterOf(options: Options): (record: LogRecord) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!filter || !expression) return () => true;
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : null;
  const prefixes = expression.getPrefixList();
  return (record) => {
    const text = filter.hasEventType() ? record.type : record.streamId;
    return (regex?.test(text) ?? false) || prefixes.some((prefix) => text.startsWith(prefix));
  };
}

function eventResponse(record: LogRecord): Response {
  const id = new shared.UUID();
  id.setString(record.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier(record.streamId));
  recorded.setStreamRevision(String(record.revision));
  recorded.setCommitPosition(String(record.position));
  recorded.setPreparePosition(String(record.position));
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  const headers = recorded.getMetadataMap();
  headers.set('type', record.type);
  headers.set('content-type', record.contentType);
  headers.set('created', String(record.created));
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(record.position));
  const response = new streams.ReadResp();
  response.setEvent(event);
  return response;
}

export function checkpoint(position: bigint): Response {
  const checkpointMessage = new streams.ReadResp.Checkpoint();
  checkpointMessage.setCommitPosition(String(position));
  checkpointMessage.setPreparePosition(String(position));
  const response = new streams.ReadResp();
  response.setCheckpoint(checkpointMessage);
  return response;
}

function notFound(streamId: string): Response {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifier(streamId));
  const response = new streams.ReadResp();
  response.setStreamNotFound(missing);
  return response;
}

function identifier(streamId: string) {
  const streamIdentifier = new shared.StreamIdentifier();
  streamIdentifier.setStreamName(Buffer.from(streamId).toString('base64'));
  return streamIdentifier;
}
