import { documentRequestStream } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideRecordBundle } from '../recordBundle/decideRecordBundle.ts';
import { findFinishedBundle } from '../recordBundle/findFinishedBundle.ts';

/** A lost file is written again; the second failure comes without an event. The read model is a hint. */
const failedSql = `select r.request_id, r.customer_number from ${documentRequestsTable.qualifiedName} r
  join exports.document_bundles b on b.request_id = r.request_id
  where r.status = 'bundled' and b.state = 'failed' and r.expires_at > $1 limit 100`;

export const recordLostBundles = (side: Pick<CommandSide, 'pool' | 'repository' | 'clock'>): Timer => ({
  name: 'recordLostBundles',
  lookAgainMs: 5000,
  look: async (ending) => {
    const now = side.clock.now();
    const rows = await findRows(side.pool, columnsOf(documentRequestsTable, 'request_id', 'customer_number'), {
      name: 'command_lost_bundles',
      text: failedSql,
      values: [now.toISOString()],
    });
    for (const { request_id: requestId, customer_number: customerNumber } of rows) {
      const bundle = ending.aborted ? null : await findFinishedBundle(side.pool, requestId);
      if (bundle?.state !== 'failed') continue;
      const streamId = documentRequestStream(requestId);
      const metadata = stepMetadata('recordLostBundle', streamId, customerNumber, now);
      await awaitAccepted(
        side.repository.execute(documentRequestFold, streamId, metadata, (state) =>
          decideRecordBundle(bundle, now, state),
        ),
        'service.unavailable',
      );
    }
    return Number.POSITIVE_INFINITY;
  },
});
