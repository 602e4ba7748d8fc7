import { accountCustomersTable, accountPasskeysTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { approvalsTable } from '@talloor/projections/tables/approvals.ts';
import { basketRemindersTable } from '@talloor/projections/tables/basketReminders.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { customerChangesTable } from '@talloor/projections/tables/customerChanges.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { listsTable } from '@talloor/projections/tables/lists.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { standingOrdersTable } from '@talloor/projections/tables/standingOrders.ts';
import type { ReadModelTable } from '@talloor/platform/subscription/defineReadModel.ts';

/** A table with personal rows and its owner columns. */
export type PersonalTable = { readonly table: ReadModelTable; readonly owners: readonly string[] };

const sealed = (table: ReadModelTable): PersonalTable => ({
  table,
  owners: [...new Set(Object.values(table.personal ?? {}))],
});

/** Tables with personal data: blanked at erasure, or kept under the id. */
export const personalTables: readonly PersonalTable[] = [
  ...[
    accountsTable,
    accountPasskeysTable,
    approvalsTable,
    basketsTable,
    customerChangesTable,
    deliveriesTable,
    orderDetailsTable,
    registrationsTable,
    returnsTable,
  ].map(sealed),
  { table: invitationsTable, owners: ['invitation_id', 'accepted_by'] },
  { table: accountCustomersTable, owners: ['user_id'] },
  { table: basketRemindersTable, owners: ['user_id'] },
  { table: listsTable, owners: ['owner_id'] },
  { table: standingOrdersTable, owners: ['set_by'] },
];
