import { randomUUID } from 'node:crypto';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import { decideRecordLockOut } from './decideRecordLockOut.ts';

type LockOut = { readonly attempts: number; readonly blockedUntil: Date };

/** The block is a row; errors are only logged. */
export async function recordLockOut(side: CommandSide, userId: string, lockOut: LockOut): Promise<void> {
  const data = { attempts: lockOut.attempts, blockedUntil: lockOut.blockedUntil.toISOString() };
  const metadata = officeMetadata('recordLockOut', randomUUID(), data, system, null, side);
  try {
    await side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
      decideRecordLockOut(data, state),
    );
  } catch (error) {
    side.log.warn({ err: error }, 'the lockout of a login could not be added to its history');
  }
}
