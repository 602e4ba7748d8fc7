import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { AppendRefused, EventStoreAccessDenied, EventStoreUnavailable, WrongExpectedRevision } from '../port.ts';

/** Port error of a client error. Without a known answer, the outcome is unknown. */
export function typedError(error: unknown): unknown {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion, streamName } = error;
    return new WrongExpectedRevision(streamName, typeof actualVersion === 'bigint' ? Number(actualVersion) : null);
  }
  if (error instanceof MaxAppendSizeExceededError) return new AppendRefused('event_too_large');
  if (answers.some((answer) => error instanceof answer) || mistakes.some((mistake) => error instanceof mistake))
    return error;
  if (error instanceof AccessDeniedError || codeOf(error) === status.PERMISSION_DENIED)
    return new EventStoreAccessDenied(codeOf(error) === status.UNAUTHENTICATED ? wrongLogin : missingRight, {
      cause: error,
    });
  const message = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`EventStoreDB does not serve: ${message}`, { cause: error });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Without name and address, because EVENT_STORE holds the password. */
const wrongLogin = 'EventStoreDB does not know the user name and password in EVENT_STORE.';
const missingRight =
  'EventStoreDB denies the user in EVENT_STORE a right that Talloor needs: see "The user of EventStoreDB" in docs/operations.md.';

const answers = [InvalidArgumentError, StreamDeletedError, AppendRefused, EventStoreUnavailable, WrongExpectedRevision];
const mistakes = [TypeError, RangeError, SyntaxError, ReferenceError];
