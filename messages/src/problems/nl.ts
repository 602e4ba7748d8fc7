import { accounts } from './nl/accounts.ts';
import { approvals } from './nl/approvals.ts';
import { assortment } from './nl/assortment.ts';
import { baskets } from './nl/baskets.ts';
import { cases } from './nl/cases.ts';
import { deliveries } from './nl/deliveries.ts';
import { documents } from './nl/documents.ts';
import { invitations } from './nl/invitations.ts';
import { lists } from './nl/lists.ts';
import { mussels } from './nl/mussels.ts';
import { office } from './nl/office.ts';
import { papers } from './nl/papers.ts';
import { invoices } from './nl/invoices.ts';
import { punchOut } from './nl/punchOut.ts';
import { recalls } from './nl/recalls.ts';
import { registry } from './nl/registry.ts';
import { portal } from './nl/portal.ts';
import { profile } from './nl/profile.ts';
import { registrations } from './nl/registrations.ts';
import { requests } from './nl/requests.ts';
import { replacements } from './nl/replacements.ts';
import { returns } from './nl/returns.ts';
import { statistics } from './nl/statistics.ts';
import { uploads } from './nl/uploads.ts';

/** Title and way out per code (contracts/src/problem.ts). */
export const nl = {
  ...requests,
  ...accounts,
  ...profile,
  ...registry,
  ...baskets,
  ...approvals,
  ...assortment,
  ...deliveries,
  ...returns,
  ...cases,
  ...invoices,
  ...punchOut,
  ...recalls,
  ...lists,
  ...papers,
  ...documents,
  ...portal,
  ...invitations,
  ...replacements,
  ...statistics,
  ...uploads,
  ...mussels,
  ...office,
  ...registrations,
};
