import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import { nameOf, streamDeleted } from './doubleDeletions.ts';
import type { DoubleLog, ExpectedState, LogRecord, ProposedRecord } from './doubleLog.ts';

type Request = InstanceType<typeof streams.BatchAppendReq>;
type Response = InstanceType<typeof streams.BatchAppendResp>;
type Options = InstanceType<typeof streams.BatchAppendReq.Options>;

export function createAppendCollector(log: DoubleLog): (request: Request) => Response | null {
  const open = new Map<string, { options: Options; proposed: ProposedRecord[] }>();
  return (request) => {
    const correlation = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions();
    if (options) open.set(correlation, { options, proposed: [] });
    const collected = open.get(correlation);
    if (!collected) return null;
    collected.proposed.push(...request.getProposedMessagesList().map(toProposed));
    if (!request.getIsFinal()) return null;
    open.delete(correlation);
    const streamId = nameOf(collected.options.getStreamIdentifier());
    const last = log.append(streamId, expectedOf(collected.options), collected.proposed);
    const response = new streams.BatchAppendResp();
    response.setCorrelationId(request.getCorrelationId());
    response.setStreamIdentifier(collected.options.getStreamIdentifier());
    if (log.startOf(streamId) === 'tombstoned')
      return response.setError(streamDeleted(collected.options.getStreamIdentifier()));
    return last
      ? response.setSuccess(successOf(last))
      : response.setError(wrongVersion(collected.options, log.lastRevision(streamId)));
  };
}

function toProposed(message: InstanceType<typeof streams.BatchAppendReq.ProposedMessage>): ProposedRecord {
  const headers = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: headers.get('type') ?? '',
    contentType: headers.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function expectedOf(options: Options): ExpectedState {
  if (options.hasStreamPosition()) return BigInt(options.getStreamPosition());
  if (options.hasNoStream()) return 'none';
  return options.hasStreamExists() ? 'exists' : 'any';
}

function successOf(last: LogRecord) {
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(last.position));
  position.setPreparePosition(String(last.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(last.revision));
  success.setPosition(position);
  return success;
}

function wrongVersion(options: Options, actual: number | null) {
  const wrong = new shared.WrongExpectedVersion();
  if (actual === null) wrong.setCurrentNoStream(new emptyPb.Empty());
  else wrong.setCurrentStreamRevision(String(actual));
  if (options.hasStreamPosition()) wrong.setExpectedStreamPosition(options.getStreamPosition());
  else if (options.hasNoStream()) wrong.setExpectedNoStream(new emptyPb.Empty());
  else wrong.setExpectedStreamExists(new emptyPb.Empty());
  const details = new anyPb.Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  const error = new status.Status();
  error.setMessage('WrongExpectedVersion');
  error.setDetails(details);
  return error;
}
