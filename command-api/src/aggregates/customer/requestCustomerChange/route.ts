import { requestCustomerChange } from '@talloor/contracts/endpoints/customers.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { CustomerAddress } from '@talloor/events/customer/customerChange.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import { isCityOf } from '@talloor/rules/delivery/isCityOf.ts';
import type { Address } from '@talloor/rules/facts.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { mayManageUsersOf } from '../../../people/grantOf.ts';
import { decideRequestCustomerChange } from './decideRequestCustomerChange.ts';

export const requestCustomerChangeRoute = (side: CommandSide) =>
  route(requestCustomerChange, async ({ params, body }, context) => {
    const { userId } = context.user;
    const { customer_number: customerNumber } = params;
    const { state: account } = await side.repository.load(accountFold, accountStream(userId));
    const [customer, place] = await Promise.all([
      side.catalogue.findCustomer(customerNumber),
      side.catalogue.findPostalCode(body.address.postal),
    ]);
    if (account.status === 'none' || !account.customers.includes(customerNumber) || !customer)
      throw new Problem('customer.not_found');
    if (account.status !== 'active') throw new Problem(`account.${account.status}`);
    if (!mayManageUsersOf(account, customerNumber)) throw new Problem('permission.denied');
    const { addressee, street, street_number: streetNumber, po_box: box, postal, city } = body.address;
    if (body.kind === 'delivery' && !place.isDelivered) throw new Problem('basket.postal_not_delivered');
    if (place.cities.length > 0 && !isCityOf(city, place.cities)) throw new Problem('customer.city_unknown');
    const metadata = commandMetadata(requestCustomerChange.name, { ...params, ...body }, context, side);
    const change = {
      requestId: metadata.commandId,
      kind: body.kind,
      old: addressOf(body.kind === 'delivery' ? customer.address : customer.billingAddress),
      new: { addressee, street, streetNumber, box, postal, city },
      comment: body.comment,
      requestedBy: userId,
    };
    try {
      const { position } = await awaitAccepted(
        side.repository.execute(customerFold, customerStream(customerNumber), metadata, (state) =>
          decideRequestCustomerChange(change, state),
        ),
        'customer.update_failed',
      );
      return { body: { request_id: change.requestId, status: 'requested' as const }, seen: position };
    } catch (error) {
      throw isOutage(error) ? new Problem('customer.update_failed') : error;
    }
  });

const addressOf = ({ name, street, streetNumber, box, postal, city }: Address): CustomerAddress => ({
  addressee: name,
  street,
  streetNumber,
  box,
  postal,
  city,
});
