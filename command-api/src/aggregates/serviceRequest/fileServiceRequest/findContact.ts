import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { ContactDetails } from '@talloor/events/serviceRequest/values.ts';
import type { CommandSide } from '../../../commandSide.ts';

type Side = Pick<CommandSide, 'repository' | 'catalogue'>;
type Login = { readonly userId: string; readonly customerNumber: string | null } | null;

/** What the shop knows of a logged-in user; empty for a visitor. */
export async function findContact(side: Side, login: Login): Promise<ContactDetails> {
  const [account, customer] = await Promise.all([
    login === null ? null : side.repository.load(accountFold, accountStream(login.userId)),
    login?.customerNumber ? side.catalogue.findCustomer(login.customerNumber) : null,
  ]);
  const state = account?.state.status === 'none' ? null : account?.state;
  const names = state ? [state.firstName, state.lastName] : [];
  return {
    gender: state?.profile.gender ?? null,
    companyName: customer?.name ?? '',
    person: names.filter(Boolean).join(' '),
    phone: (state?.profile.phone1 || state?.profile.phone2) ?? '',
    email: state?.email ?? '',
    postal: customer?.address.postal ?? '',
    sector: null,
    segment: customer?.segment ?? '',
  };
}
