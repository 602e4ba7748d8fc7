import { accountCustomersTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { standardRights } from '@talloor/rules/account/rights.ts';

export const holdsDocuments = (user: string, customers: string, type: string): string =>
  `not exists (select from unnest(${customers}) n (number) where not exists (
    select from ${accountCustomersTable.qualifiedName} ac
      left join ${customerUsersTable.qualifiedName} u using (user_id, customer_number)
    where ac.user_id = ${user} and ac.customer_number = n.number
      and (${type} = 'delivery_proofs' or coalesce(u.rights, '${JSON.stringify(standardRights)}') ?& '{see_invoices,see_prices}')))`;
