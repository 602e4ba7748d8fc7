import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { judgeHook } from '@talloor/rules/punchOut/judgeHook.ts';
import type { PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import type { PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { loadActiveAccount } from '../../aggregates/account/loadActiveAccount.ts';
import type { CommandSide } from '../../commandSide.ts';
import { grantOf } from '../../people/grantOf.ts';

export type AdmittedUser = {
  readonly userId: string;
  readonly customerNumber: string;
  readonly rights: ReturnType<typeof grantOf>['rights'];
  readonly language: 'nl' | 'fr';
  readonly settings: PunchOutSettings;
};

/** The return address is no address of any customer of the user. */
export class HookRefused extends Error {
  override readonly name = 'HookRefused';
}

export class CustomerRefused extends Error {
  override readonly name = 'CustomerRefused';
}

/**
 * The customer that the call names; else the user's first active customer that allows the return address; without an address, the first with punch-out.
 * @param atLeast 0: what is cached suffices, because the caller looks again
 * @throws Problem for an inactive account or customer, HookRefused, CustomerRefused
 */
export async function admitUser(
  side: Pick<CommandSide, 'repository' | 'catalogue'>,
  userId: string,
  call: PunchOutCall,
  isDemo: boolean,
  atLeast?: number,
): Promise<AdmittedUser> {
  const account = await loadActiveAccount(side, userId, atLeast);
  const own = account.roles.includes('customer') ? account.customers : [];
  if (call.customer !== '' && !own.includes(call.customer)) throw new CustomerRefused();
  const customers = call.customer === '' ? own : [call.customer];
  const found = await Promise.all(
    customers.map(async (customerNumber) => ({
      customerNumber,
      settings: await side.catalogue.findPunchOutSettings(customerNumber),
    })),
  );
  const allowed = found.filter(
    ({ settings: { hosts } }) =>
      hosts.length > 0 && (call.hook === '' || 'host' in judgeHook(call.hook, hosts, { isDemo })),
  );
  if (allowed.length === 0) throw new HookRefused();
  for (const { customerNumber, settings } of allowed) {
    const { state } = await side.repository.load(customerFold, customerStream(customerNumber), atLeast);
    if (state.status === 'cancelled') continue;
    const { rights } = grantOf(account, customerNumber);
    return { userId, customerNumber, rights, language: account.language, settings };
  }
  throw new Problem('login.no_customer');
}
