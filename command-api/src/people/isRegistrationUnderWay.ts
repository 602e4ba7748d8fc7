import { registrationStream } from '@talloor/events/registration/events.ts';
import type { CommandSide } from '../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';

export async function isRegistrationUnderWay(
  { repository }: Pick<CommandSide, 'repository'>,
  userId: string,
): Promise<boolean> {
  const { state } = await repository.load(registrationFold, registrationStream(userId));
  return state.status === 'todo' || state.status === 'waits_for_answer' || state.status === 'waits_for_link';
}
