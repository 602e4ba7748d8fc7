import { registrationStream, type RegistrationFiled } from '@talloor/events/registration/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideFileRegistration, type FileRegistration } from './decideFileRegistration.ts';
import { gatherFilingFacts } from './gatherFilingFacts.ts';
import { drawUserId } from '../../../people/drawUserId.ts';
import { freeUsername, reserveUsername } from '../../../people/reserveUsername.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { registrationsTable } from '../../../tables.ts';

export type Filing = {
  readonly command: FileRegistration;
  readonly passwordHash: string;
  /** Hashed visitor, and key. */
  readonly visitor: string;
  readonly idempotencyKey: string;
  readonly correlationId: string;
  readonly discreet: boolean;
};

/**
 * One id per command; repeats return it.
 * @throws Problem
 */
export async function fileRegistration(side: CommandSide, filing: Filing): Promise<RegistrationFiled> {
  const { command, visitor, passwordHash, discreet } = filing;
  const commandId = commandIdOf(`visitor ${visitor}`, 'register', filing.idempotencyKey);
  const hash = side.hashCommand(command);
  const registrationRow = await drawId(side, { commandId, visitor, hash });
  if (registrationRow.hash !== hash) throw new Problem('idempotency.key_reused');
  const registrationId = await ownId(side, registrationRow.registrationId, filing, hash);
  const metadata: CommandMetadata = {
    occurredAt: side.clock.now().toISOString(),
    actorId: registrationId,
    actorRole: 'customer',
    onBehalfOf: null,
    customerNumber: null,
    channel: 'web',
    correlationId: filing.correlationId,
    causationId: null,
    commandId,
    commandHash: hash,
  };
  const facts = await gatherFilingFacts(side, command, { registrationId, discreet });
  const outcome = await awaitAccepted(
    side.repository.execute(registrationFold, registrationStream(registrationId), metadata, (state) =>
      decideFileRegistration(command, facts, state),
    ),
    'service.unavailable',
  ).catch(async (error: unknown) => {
    if (error instanceof Problem) await freeUsername(side, registrationId);
    throw error;
  });
  if (outcome.state.status === 'none') throw new Error('the filed registration is missing');
  return outcome.state.filed;

  /** Holder of the name; the visitor's own when the input is equal. */
  async function ownId(on: CommandSide, newId: string, { command: filedCommand }: Filing, filedHash: string) {
    const owner = await reserveUsername(on, { username: filedCommand.username, registrationId: newId, passwordHash });
    if (owner === newId) return owner;
    const { rowCount } = await on.pool.query(
      'select from command.registrations where registration_id = $1 and visitor = $2 and body_hash = $3',
      [owner, visitor, filedHash],
    );
    if (rowCount !== 1) throw new Problem('registration.username_taken');
    return owner;
  }
}

/** Constant per command for a month. */
async function drawId(
  side: Pick<CommandSide, 'pool' | 'repository'>,
  { commandId, visitor, hash }: { readonly commandId: string; readonly visitor: string; readonly hash: string },
): Promise<{ readonly registrationId: string; readonly hash: string }> {
  const { pool } = side;
  await pool.query(`delete from command.registrations where filed_at < now() - interval '30 days'`);
  const rows = await findRows(
    pool,
    columnsOf(registrationsTable, 'registration_id', 'body_hash'),
    `insert into command.registrations (command_id, registration_id, visitor, body_hash)
     values ($1, $2, $3, $4)
     on conflict (command_id) do update set command_id = excluded.command_id
     returning registration_id, body_hash`,
    [commandId, await drawUserId(side), visitor, hash],
  );
  const [row] = rows;
  if (!row) throw new Error('no registration id was returned');
  return { registrationId: row.registration_id, hash: row.body_hash };
}
