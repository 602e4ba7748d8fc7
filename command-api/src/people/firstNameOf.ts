import { accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../commandSide.ts';
import { accountFold } from '../commands/folds.ts';

/** First name of an account, as its own stream tells it; empty where there is none, or it was erased. */
export async function firstNameOf({ repository }: Pick<CommandSide, 'repository'>, userId: string): Promise<string> {
  const { state } = await repository.load(accountFold, accountStream(userId), 0);
  return state.status === 'none' ? '' : (state.firstName ?? '');
}
