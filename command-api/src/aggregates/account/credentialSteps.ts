import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { decideChangePassword } from './changePassword/decideChangePassword.ts';
import { decideChangeUsername } from './changeUsername/decideChangeUsername.ts';
import { decideResetPassword } from './resetPassword/decideResetPassword.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { credentialStepsTable } from '../../tables.ts';

export type CredentialStep =
  | { readonly kind: 'own_password' }
  | { readonly kind: 'link_password' }
  | { readonly kind: 'username'; readonly username: string };

const pendingStepColumns = {
  ...columnsOf(credentialStepsTable, 'user_id'),
  metadata: typed<CommandMetadata>('jsonb not null'),
  step: typed<CredentialStep>('jsonb not null'),
} as const;

const interruptedAfterMs = 15_000;
const mostAtOnce = 200;

/** For the statement that changes the login (`rows`, with `user_id`). Parameters: `$N` metadata, `$N+1` step. */
export const noteStep = (rows: string, parameter: number): string =>
  `insert into command.credential_steps (command_id, user_id, metadata, step)
   select $${parameter}::jsonb ->> 'commandId', user_id, $${parameter}::jsonb, $${parameter + 1}::jsonb from ${rows}
   on conflict (command_id) do nothing`;

type Side = Pick<CommandSide, 'pool' | 'repository' | 'log'>;

/** Appends this event and interrupted ones. Idempotent. @returns the position to wait for @throws Problem */
export async function followStep(
  side: Side,
  userId: string,
  metadata: CommandMetadata,
  step: CredentialStep,
): Promise<string | null> {
  const position = await appendStep(side, userId, metadata, step);
  await appendInterruptedSteps(side, interruptedAfterMs).catch((error: unknown) =>
    side.log.warn({ err: error }, 'interrupted login changes could not be searched'),
  );
  return position;
}

async function appendStep(
  side: Side,
  userId: string,
  metadata: CommandMetadata,
  step: CredentialStep,
): Promise<string | null> {
  const command = side.repository.execute(accountFold, accountStream(userId), metadata, (state) => {
    switch (step.kind) {
      case 'own_password':
        return decideChangePassword(state);
      case 'link_password':
        return decideResetPassword(state);
      case 'username':
        return decideChangeUsername(step.username, state);
      default:
        return step satisfies never;
    }
  });
  const { position } = await awaitAccepted(command, 'service.unavailable');
  await side.pool.query('delete from command.credential_steps where command_id = $1', [metadata.commandId]);
  return position;
}

/**
 * Failed ones stay noted.
 * @returns number of steps
 */
export async function appendInterruptedSteps(side: Side, olderThanMs = 0): Promise<number> {
  const rows = await findRows(
    side.pool,
    pendingStepColumns,
    `select user_id, metadata, step from command.credential_steps
     where noted_at <= now() - $1 * interval '1 millisecond' order by noted_at limit ${mostAtOnce}`,
    [olderThanMs],
  );
  let appendedCount = 0;
  for (const { user_id: userId, metadata, step } of rows) {
    try {
      await appendStep(side, userId, metadata, step);
      appendedCount += 1;
    } catch (error) {
      side.log.warn({ err: error }, 'the event of a login change could not be appended');
    }
  }
  return appendedCount;
}
