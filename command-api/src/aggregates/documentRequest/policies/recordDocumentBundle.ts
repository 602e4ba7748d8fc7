import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { documentRequestStream, type DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideRecordBundle, type FinishedBundle } from '../recordBundle/decideRecordBundle.ts';
import { findFinishedBundle } from '../recordBundle/findFinishedBundle.ts';

const lookAgainMs = 1000;
const patienceMs = 14 * 24 * 60 * 60 * 1000;

type Requested = Extract<DocumentRequestEvent, { type: 'DocumentsRequested' }>;
const inactive: FinishedBundle = { state: 'failed', reason: 'requester_inactive' };

/** query-api writes the file and appends nothing; it writes none for an erased or suspended user. */
export const recordDocumentBundle = (side: CommandSide) =>
  definePolicy<Requested>({
    name: 'recordDocumentBundle',
    handles: ['DocumentsRequested'],
    react: async ({ id, event, streamId, metadata }: DecodedEvent<Requested>) => {
      const finished = await findFinishedBundle(side.pool, streamId.slice(documentRequestStream('').length));
      const bundle = finished ?? ((await isInactive(side, event.data.requestedBy)) ? inactive : null);
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

async function isInactive({ repository }: CommandSide, userId: string): Promise<boolean> {
  const { state } = await repository.load(accountFold, accountStream(userId));
  return state.status !== 'active' || state.email === null;
}
