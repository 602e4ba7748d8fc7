import { documentRequestStream, type DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideRecordBundle } from '../recordBundle/decideRecordBundle.ts';
import { findFinishedBundle } from '../recordBundle/findFinishedBundle.ts';

const lookAgainMs = 1000;
const patienceMs = 14 * 24 * 60 * 60 * 1000;

/** query-api writes the file and appends nothing. */
export const recordDocumentBundle = (side: CommandSide) =>
  definePolicy<DocumentRequestEvent>({
    name: 'recordDocumentBundle',
    handles: ['DocumentsRequested'],
    react: async ({ id, streamId, metadata }: DecodedEvent<DocumentRequestEvent>) => {
      const bundle = await findFinishedBundle(side.pool, streamId.slice(documentRequestStream('').length));
      if (!bundle) throw new TryLater('the documents are not bundled yet', patienceMs, lookAgainMs);
      const now = side.clock.now();
      await awaitAccepted(
        side.repository.execute(
          documentRequestFold,
          streamId,
          followingMetadata('recordDocumentBundle', { id, metadata }, now),
          (state) => decideRecordBundle(bundle, now, state),
        ),
        'service.unavailable',
      );
    },
  });
