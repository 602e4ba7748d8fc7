import { createHash } from 'node:crypto';
import { registrationDraft, type RegistrationDraft } from '@talloor/contracts/endpoints/registrationShapes.ts';
import { openBox, sealBox } from '@talloor/platform/codec/sealedBox.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { registrationDraftsTable } from '../../../tables.ts';

type Side = Pick<CommandSide, 'pool' | 'clock' | 'sign'>;
/** Names nobody. */
export type FiledNote = { readonly kind: 'registration' | 'activation'; readonly outcome: string; readonly at: string };
export type StoredRegistration = { readonly draft: RegistrationDraft | null; readonly filed: FiledNote | null };

const keptForMs = 24 * 60 * 60 * 1000;

/** Derived from the visitor's cookie, which is not stored. */
const keyOf = ({ sign }: Side, visitor: string): Uint8Array =>
  createHash('sha256').update(sign('registration draft', visitor)).digest();
export const draftRow = ({ sign }: Pick<Side, 'sign'>, visitor: string): string => sign('registration row', visitor);

export async function findStored(side: Side, visitor: string): Promise<StoredRegistration> {
  const rows = await findRows(
    side.pool,
    { ...columnsOf(registrationDraftsTable, 'draft'), filed: typed<FiledNote>('jsonb') },
    'select draft, filed from command.registration_drafts where visitor = $1 and expires_at > $2',
    [draftRow(side, visitor), side.clock.now()],
  );
  const [row] = rows;
  if (!row) return { draft: null, filed: null };
  if (row.draft === null) return { draft: null, filed: row.filed };
  const text = Buffer.from(openBox(row.draft, keyOf(side, visitor), 'registration draft')).toString();
  // Drafts of an earlier version are dropped.
  const draft = registrationDraft.safeParse(JSON.parse(text));
  return { draft: draft.success ? draft.data : null, filed: row.filed };
}

/** Also deletes expired drafts. */
export async function keepDraft(side: Side, visitor: string, draft: RegistrationDraft): Promise<void> {
  const box = sealBox(Buffer.from(JSON.stringify(draft)), keyOf(side, visitor), 'registration draft');
  await write(side, visitor, Buffer.from(box), null);
}

export const keepFiled = (side: Side, visitor: string, filed: FiledNote): Promise<void> =>
  write(side, visitor, null, filed);

async function write(side: Side, visitor: string, draft: Buffer | null, filed: FiledNote | null): Promise<void> {
  const now = side.clock.now();
  await side.pool.query('delete from command.registration_drafts where expires_at <= $1', [now]);
  await side.pool.query(
    `insert into command.registration_drafts (visitor, draft, filed, expires_at) values ($1, $2, $3, $4)
     on conflict (visitor) do update
       set draft = excluded.draft, filed = coalesce(excluded.filed, registration_drafts.filed), expires_at = excluded.expires_at`,
    [draftRow(side, visitor), draft, filed, new Date(now.getTime() + keptForMs)],
  );
}
