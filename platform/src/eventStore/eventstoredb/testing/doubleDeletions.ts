import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type handleUnaryCall, Metadata, status } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import { type DoubleLog, everyRevision, hidingBefore, type LogRecord } from './doubleLog.ts';

type Identifier = InstanceType<typeof shared.StreamIdentifier>;
type ReadOptions = InstanceType<typeof streams.ReadReq.Options>;
type DeleteReq = InstanceType<typeof streams.DeleteReq>;
type DeleteResp = InstanceType<typeof streams.DeleteResp>;
type TombstoneReq = InstanceType<typeof streams.TombstoneReq>;
type TombstoneResp = InstanceType<typeof streams.TombstoneResp>;

export const nameOf = (identifier: Identifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** A deletion hides events from reads of the stream, and not from reads of all events. */
export const answerDeletions = (log: () => DoubleLog) => ({
  delete: ((call, answer) => {
    const stream = nameOf(call.request.getOptions()?.getStreamIdentifier());
    const record = log().append(`$$${stream}`, 'any', [hidingBefore(everyRevision)]);
    const response = new streams.DeleteResp();
    if (record) response.setPosition(positionOf(new streams.DeleteResp.Position(), record));
    answer(null, response);
  }) satisfies handleUnaryCall<DeleteReq, DeleteResp>,
  tombstone: ((call, answer) => {
    const record = log().tombstone(nameOf(call.request.getOptions()?.getStreamIdentifier()));
    const response = new streams.TombstoneResp();
    response.setPosition(positionOf(new streams.TombstoneResp.Position(), record));
    answer(null, response);
  }) satisfies handleUnaryCall<TombstoneReq, TombstoneResp>,
});

export function refuseTombstone(log: DoubleLog, options: ReadOptions) {
  const stream = options.getStream();
  const name = nameOf(stream?.getStreamIdentifier());
  if (!stream || log.startOf(name) !== 'tombstoned') return null;
  const metadata = new Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', name);
  return { code: status.FAILED_PRECONDITION, details: `Event stream '${name}' is deleted.`, metadata };
}

export function streamDeleted(identifier: Identifier | undefined) {
  const deleted = new shared.StreamDeleted();
  deleted.setStreamIdentifier(identifier);
  const details = new anyPb.Any();
  details.pack(deleted.serializeBinary(), 'event_store.client.StreamDeleted');
  const error = new statusPb.Status();
  error.setMessage('StreamDeleted');
  error.setDetails(details);
  return error;
}

function positionOf<
  Place extends { setCommitPosition: (at: string) => Place; setPreparePosition: (at: string) => Place },
>(place: Place, { position }: LogRecord): Place {
  return place.setCommitPosition(String(position)).setPreparePosition(String(position));
}
