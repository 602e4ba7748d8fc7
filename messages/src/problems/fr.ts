import { accounts } from './fr/accounts.ts';
import { approvals } from './fr/approvals.ts';
import { assortment } from './fr/assortment.ts';
import { baskets } from './fr/baskets.ts';
import { cases } from './fr/cases.ts';
import { deliveries } from './fr/deliveries.ts';
import { documents } from './fr/documents.ts';
import { invitations } from './fr/invitations.ts';
import { lists } from './fr/lists.ts';
import { mussels } from './fr/mussels.ts';
import { office } from './fr/office.ts';
import { papers } from './fr/papers.ts';
import { invoices } from './fr/invoices.ts';
import { punchOut } from './fr/punchOut.ts';
import { recalls } from './fr/recalls.ts';
import { registry } from './fr/registry.ts';
import { portal } from './fr/portal.ts';
import { profile } from './fr/profile.ts';
import { registrations } from './fr/registrations.ts';
import { requests } from './fr/requests.ts';
import { replacements } from './fr/replacements.ts';
import { returns } from './fr/returns.ts';
import { statistics } from './fr/statistics.ts';
import { uploads } from './fr/uploads.ts';
import type { nl } from './nl.ts';

export const fr = {
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
} satisfies typeof nl;
