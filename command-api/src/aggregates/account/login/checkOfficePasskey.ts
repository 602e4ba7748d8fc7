import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { passkeysOf } from '../passkeys/passkeyRows.ts';

/**
 * Office users with a passkey must use it (ADR 0101).
 * @throws Problem `login.passkey_required`
 */
export async function checkOfficePasskey(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  userId: string,
): Promise<void> {
  const { state } = await repository.load(accountFold, accountStream(userId));
  if (state.status === 'none' || state.roles.every((role) => role === 'customer')) return;
  if ((await passkeysOf(pool, userId)).length > 0) throw new Problem('login.passkey_required');
}
