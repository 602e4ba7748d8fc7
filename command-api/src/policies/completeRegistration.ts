import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import {
  registrationStream,
  type RegistrationAccepted,
  type RegistrationFiled,
} from '@talloor/events/registration/events.ts';
import type { RegisteredAddress } from '@talloor/events/registration/values.ts';
import { writeCustomers, type CustomerInput } from '@talloor/catalogue/customer/writeCustomers.ts';
import type { CommandSide } from '../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { awaitAccepted } from '../commands/runCommand.ts';
import { decideOpenCustomer } from '../aggregates/customer/openCustomer/decideOpenCustomer.ts';
import { openAccount, stepOf } from '../aggregates/registration/openAccount/openAccount.ts';
import { decideLinkRegistered } from '../aggregates/registration/linkRegistered/decideLinkRegistered.ts';

/** Each step is idempotent, so it continues after a crash. */
export async function completeRegistration(side: CommandSide, registrationId: string): Promise<void> {
  const { state } = await side.repository.load(registrationFold, registrationStream(registrationId));
  if (state.status !== 'accepted' || state.accepted === null) return;
  const { filed, accepted: decision } = state;
  const { customerNumber, isNewCustomer, userId } = decision;
  const step = (name: string) => ({ ...stepOf(name, registrationId, side.clock.now()), customerNumber });
  if (isNewCustomer) {
    await writeNewCustomer(side, filed, decision);
    await awaitAccepted(
      side.repository.execute(customerFold, customerStream(customerNumber), step('openCustomer'), (customer) =>
        decideOpenCustomer(customerNumber, customer),
      ),
      'service.unavailable',
    );
  }
  if (userId === registrationId) await openAccount(side, filed);
  await awaitAccepted(
    side.repository.execute(accountFold, accountStream(userId), step('linkCustomer'), (account) =>
      decideLinkRegistered(decision, account),
    ),
    'service.unavailable',
  );
}

/** Once, so that later changes by office or ERP stay. */
async function writeNewCustomer(side: CommandSide, filed: RegistrationFiled, decision: RegistrationAccepted) {
  const { customerNumber, segment } = decision;
  if ((await side.catalogue.findCustomer(customerNumber)) !== null || filed.delivery === null) return;
  const name = filed.companyName ?? '';
  const customer: CustomerInput = {
    customerNumber,
    name: name === '' ? customerNumber : name,
    segment,
    language: filed.language,
    address: addressOf(filed.delivery, name),
    billingAddress: filed.invoice && addressOf(filed.invoice, name),
    vatNumber: filed.vatLiable ? `BE${filed.businessId ?? ''}` : (filed.businessId ?? ''),
    contactEmails: filed.contact.email === null ? [] : [filed.contact.email],
  };
  await writeCustomers(side.pool, [customer], { by: 'registration', at: side.clock.now() });
}

const addressOf = ({ street, streetNumber, box, postal, city }: RegisteredAddress, name: string) => ({
  name,
  street: street ?? '',
  streetNumber: streetNumber ?? '',
  box: box ?? '',
  postal,
  city,
});
