import { documentRequestStream } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideRecordBundle } from '../recordBundle/decideRecordBundle.ts';
import { findFailedRewrites } from '../recordBundle/findFinishedBundle.ts';

/** A lost file is written again without an event, so no policy hears of its failure. */
export const recordLostBundles = (side: Pick<CommandSide, 'pool' | 'repository' | 'clock'>): Timer => ({
  name: 'recordLostBundles',
  lookAgainMs: 5000,
  look: async (ending) => {
    for (const { requestId, ...bundle } of await findFailedRewrites(side.pool)) {
      if (ending.aborted) break;
      const streamId = documentRequestStream(requestId);
      const { state } = await side.repository.load(documentRequestFold, streamId);
      if (state.status !== 'bundled') continue;
      const now = side.clock.now();
      const [customerNumber = null] = state.request.customerNumbers;
      const metadata = stepMetadata('recordLostBundle', streamId, customerNumber, now);
      await awaitAccepted(
        side.repository.execute(documentRequestFold, streamId, metadata, (current) =>
          decideRecordBundle(bundle, now, current),
        ),
        'service.unavailable',
      );
    }
    return Number.POSITIVE_INFINITY;
  },
});
