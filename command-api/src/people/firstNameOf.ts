import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../commandSide.ts';

/** Empty when unknown or erased. */
export async function firstNameOf({ repository }: Pick<CommandSide, 'repository'>, userId: string): Promise<string> {
  const { state } = await repository.load(accountFold, accountStream(userId), 0);
  return state.status === 'none' ? '' : (state.firstName ?? '');
}
