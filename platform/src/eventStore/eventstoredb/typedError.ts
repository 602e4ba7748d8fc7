import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';

/**
 * Port error of a client error. Everything that is not a known answer or our own mistake means: the outcome is
 * unknown.
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
