import { accountFold, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { statisticsMail } from '../../../mail/statisticsMail.ts';
import { makeStatisticsToken } from '../requestStatistics/statisticsToken.ts';

type Requested = Extract<AccountEvent, { type: 'AccountStatisticsRequested' }>;

/** Nothing for an inactive account or an ended link. */
export const mailStatistics = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<Requested>({
    name: 'mailStatistics',
    handles: ['AccountStatisticsRequested'],
    react: async ({ id, streamId, event: { data }, metadata }: DecodedEvent<Requested>) => {
      const { state: account } = await side.repository.load(accountFold, streamId);
      if (account.status !== 'active' || account.email === null) return;
      if (data.until <= side.clock.now().toISOString()) return;
      if (!data.customerNumbers.every((number) => account.customers.includes(number))) return;
      const customers = await side.catalogue.findCustomers(data.customerNumbers);
      const { language } = account;
      const content = statisticsMail(data, {
        language,
        requester: [account.firstName, account.lastName].filter(Boolean).join(' '),
        customers: customers.map(({ customerNumber, name }) => `${name} (${customerNumber})`),
        publicUrl,
        ownTexts: side.ownTexts,
        token: makeStatisticsToken(side, data.requestId),
      });
      const second = data.secondRecipient;
      const mail = {
        ...content,
        messageId: messageIdAt(publicUrl, `statistics-${id}`),
        to: [account.email, ...(second === null ? [] : [second])],
        about: [account.userId],
        language,
        date: side.clock.now(),
      };
      await sendMail(side, mailer, mail, metadata);
    },
  });
