import { recallStream } from '@talloor/events/recall/events.ts';
import { decideOpenRecall, type OpenRecall } from './decideOpenRecall.ts';
import { drawRecallNumber } from '../openRecalls.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { recallFold } from '@talloor/events/recall/state.ts';
import { officeMetadata, type Actor } from '../../../commands/officeCommand.ts';
import { giveNotices } from '../giveNotices/giveNotices.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

export type RecallRequest = Omit<OpenRecall, 'recallId' | 'openedBy'> & {
  readonly actor: Actor;
  /** Notified at once, because no runner searches yet. */
  readonly deliveries: readonly string[];
};

/** For the demo. Idempotent per key. */
export async function openRecall(side: CommandSide, key: string, request: RecallRequest): Promise<string> {
  const { actor, deliveries, ...words } = request;
  const metadata = officeMetadata('openRecall', key, key, actor, null, side);
  const recallId = await drawRecallNumber(side, metadata.commandId, words.scope);
  const opening = { recallId, ...words, openedBy: actor.actorId };
  const command = side.repository.execute(recallFold, recallStream(recallId), metadata, (state) =>
    decideOpenRecall(opening, state),
  );
  const { events } = await awaitAccepted(command, 'service.unavailable');
  const source = { id: events[0]?.id ?? '', metadata };
  await giveNotices(side, source, recallId, { scope: words.scope, deliveries });
  return recallId;
}
