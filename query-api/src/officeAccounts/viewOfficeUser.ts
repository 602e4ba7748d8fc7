import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { standardRights, completeRights } from '@talloor/rules/account/rights.ts';
import type { OfficeUserRow } from './findOfficeUsers.ts';

/** Expired blocks are omitted. */
export const viewOfficeUser = (row: OfficeUserRow, now: Date): OfficeUser => ({
  id: row.user_id,
  username: row.username,
  name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
  email: row.email,
  position: row.position || null,
  phone: row.phone_1 || null,
  language: row.language,
  roles: row.roles,
  status: row.status,
  blocked_until: row.blocked_until !== null && Date.parse(row.blocked_until) > now.getTime() ? row.blocked_until : null,
  erasure_requested_at: row.erasure_requested_at,
  registered_at: row.registered_at,
  customers: row.customers.map(({ rights, ...customer }) => ({
    ...customer,
    rights: completeRights(rights ?? standardRights),
  })),
});
