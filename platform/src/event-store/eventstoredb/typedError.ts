import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';

/**
 * The port's error for what the client threw. With the server down it throws a plain Error of code 14, after a channel was
 * closed under it whatever gRPC says: all that is not known to be an answer or a mistake of ours means that it is
 * unknown what the store did.
 */
export function typedError(error: unknown): unknown {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion, streamName } = error;
    return new WrongExpectedRevision(streamName, typeof actualVersion === 'bigint' ? Number(actualVersion) : null);
  }
  if (error instanceof MaxAppendSizeExceededError) return new AppendRefused('event_too_large');
  if (answers.some((answer) => error instanceof answer) || mistakes.some((mistake) => error instanceof mistake))
    return error;
  const message = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`EventStoreDB does not serve: ${message}`, { cause: error });
}

const answers = [
  AccessDeniedError,
  InvalidArgumentError,
  StreamDeletedError,
  AppendRefused,
  EventStoreUnavailable,
  WrongExpectedRevision,
];
const mistakes = [TypeError, RangeError, SyntaxError, ReferenceError];
