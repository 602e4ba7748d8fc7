import { returnStream, type ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnRequest } from '@talloor/events/return/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { sameActorMetadata } from '../sameActorMetadata.ts';

export async function beginReturn(
  side: Pick<CommandSide, 'repository'>,
  source: { readonly id: string; readonly metadata: CommandMetadata },
  request: ReturnRequest,
): Promise<Position | null> {
  const { position } = await awaitAccepted(
    side.repository.execute(
      returnFold,
      returnStream(request.returnId),
      sameActorMetadata('beginReturn', source),
      (state): Decision<ReturnEvent> => (state.status === 'none' ? [{ type: 'ReturnRequested', data: request }] : []),
      { expecting: 'new' },
    ),
    'service.unavailable',
  );
  return position;
}
