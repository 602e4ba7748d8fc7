import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerChangeMail } from '../../../mail/customerChangeMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendMail } from '../../../mail/sendMail.ts';

/** Skips inactive or unlinked accounts. */
export const tellOfCustomerChange = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<CustomerEvent>({
    name: 'tellOfCustomerChange',
    handles: ['CustomerChangeAccepted', 'CustomerChangeRefused'],
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<CustomerEvent>) => {
      if (event.type !== 'CustomerChangeAccepted' && event.type !== 'CustomerChangeRefused') return;
      const { requestId, requestedBy, answer } = event.data;
      const [{ state: customer }, { state: account }] = await Promise.all([
        side.repository.load(customerFold, streamId, revision),
        side.repository.load(accountFold, accountStream(requestedBy)),
      ]);
      if (customer.status === 'none' || account.status !== 'active' || account.email === null) return;
      if (!account.customers.includes(customer.customerNumber)) return;
      const change = customer.changes.find((each) => each.requestId === requestId);
      const catalogueCustomer = await side.catalogue.findCustomer(customer.customerNumber);
      if (!change || !catalogueCustomer) return;
      const content = customerChangeMail(change, answer ?? '', {
        language: account.language,
        name: account.firstName,
        customerName: catalogueCustomer.name,
        publicUrl,
        ownTexts: side.ownTexts,
      });
      const mail = {
        ...content,
        messageId: messageIdAt(publicUrl, `customer-change-${id}`),
        to: [account.email],
        about: [requestedBy],
        language: account.language,
        date: side.clock.now(),
      };
      await sendMail(side, mailer, mail, metadata);
    },
  });
