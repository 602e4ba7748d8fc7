import { recallStream, type RecallEvent } from '@talloor/events/recall/events.ts';
import { recallFold, type RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';

/** @throws Problem */
export async function changeRecall(
  { repository }: Pick<CommandSide, 'repository'>,
  recallId: string,
  metadata: CommandMetadata,
  decide: (state: RecallState) => Decision<RecallEvent>,
) {
  const command = repository.execute(recallFold, recallStream(recallId), metadata, decide);
  return awaitAccepted(command, 'service.unavailable');
}

export const answerOffice = (id: string, state: RecallState) => ({
  id,
  status: state.status === 'closed' ? ('closed' as const) : ('open' as const),
});
