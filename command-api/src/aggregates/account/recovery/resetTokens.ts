import { createHash } from 'node:crypto';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { noteStep } from '../credentialSteps.ts';
import { linkMinutes } from './recentRequest.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { resetTokensTable } from '../../../tables.ts';

export type OpenLink = { readonly userId: string; readonly expiresAt: Date };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Derived from the event, so that a repeated mail has the same token (ADR 0100). */
export async function openResetLink(
  { pool, sign, clock }: Pick<CommandSide, 'pool' | 'sign' | 'clock'>,
  eventId: string,
  userId: string,
  minutes = linkMinutes,
): Promise<string> {
  const token = sign('password reset', eventId);
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  await pool.query(
    `insert into command.reset_tokens as kept (token_hash, user_id, expires_at) values ($1, $2, $3)
     on conflict (token_hash) do update set expires_at = greatest(kept.expires_at, excluded.expires_at)
       where kept.used_at is null`,
    [hashOf(token), userId, expiresAt],
  );
  return token;
}

export async function findOpenLink(
  { pool, clock }: Pick<CommandSide, 'pool' | 'clock'>,
  token: string,
): Promise<OpenLink | null> {
  const rows = await findRows(
    pool,
    columnsOf(resetTokensTable, 'user_id', 'expires_at'),
    'select user_id, expires_at from command.reset_tokens where token_hash = $1 and used_at is null and expires_at > $2',
    [hashOf(token), clock.now()],
  );
  const [row] = rows;
  return row ? { userId: row.user_id, expiresAt: row.expires_at } : null;
}

/** @param openedUntil keeps later links; null closes all */
export async function closeResetLinks(
  { pool, clock }: Pick<CommandSide, 'pool' | 'clock'>,
  userId: string,
  openedUntil: Date | null = null,
): Promise<void> {
  const endsBy = openedUntil && new Date(openedUntil.getTime() + linkMinutes * 60_000);
  await pool.query(
    `update command.reset_tokens set used_at = $2
     where used_at is null and user_id = $1 and ($3::timestamptz is null or expires_at <= $3)`,
    [userId, clock.now(), endsBy],
  );
}

/** Of two concurrent calls one wins. Also ends other links and sessions. */
export async function usePasswordLink(
  { pool, clock }: Pick<CommandSide, 'pool' | 'clock'>,
  token: string,
  passwordHash: string,
  metadata: CommandMetadata,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with used as (
       update command.reset_tokens set used_at = $2
       where token_hash = $1 and used_at is null and expires_at > $2 returning user_id
     ), others as (
       update command.reset_tokens set used_at = $2
       where used_at is null and token_hash <> $1 and user_id in (select user_id from used)
     ), sessions as (
       delete from platform.sessions where sess -> 'user' ->> 'userId' in (select user_id from used)
         or sess -> 'user' -> 'view' ->> 'actorId' in (select user_id from used)
     ), noted as (
       ${noteStep('used', 4)}
     )
     update command.credentials set password_hash = $3 where user_id in (select user_id from used)`,
    [hashOf(token), clock.now(), passwordHash, metadata, { kind: 'link_password' }],
  );
  return rowCount === 1;
}
