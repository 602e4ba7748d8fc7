import { accountCustomersTable } from '@talloor/projections/tables/accounts.ts';
import { acceptedTermsTable } from '@talloor/projections/tables/acceptedTerms.ts';
import { basketRemindersTable } from '@talloor/projections/tables/basketReminders.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import { standingOrdersTable } from '@talloor/projections/tables/standingOrders.ts';
import type { ReadModelTable } from '@talloor/platform/subscription/defineReadModel.ts';

export type PersonalTable = { readonly table: ReadModelTable; readonly owners: readonly string[] };

const sealedTables = Object.values(readModels)
  .flatMap(({ tables }) => Object.values<ReadModelTable>(tables))
  .filter(({ personal, name }) => personal !== undefined && name !== invitationsTable.name)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Tables with personal data: blanked at erasure, or kept under the id. */
export const personalTables: readonly PersonalTable[] = [
  ...sealedTables.map((table) => ({ table, owners: [...new Set(Object.values(table.personal ?? {}))] })),
  { table: invitationsTable, owners: ['invitation_id', 'accepted_by'] },
  { table: accountCustomersTable, owners: ['user_id'] },
  { table: acceptedTermsTable, owners: ['user_id'] },
  { table: basketRemindersTable, owners: ['user_id'] },
  { table: standingOrdersTable, owners: ['set_by'] },
];
