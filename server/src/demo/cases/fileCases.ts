import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { demoCases, demoUsers } from '../content/demoPeople.ts';
import { leaveOutRefused } from '../leaveOutRefused.ts';

type Moments = {
  readonly now: Date;
  readonly setNow: (at: Date) => void;
  readonly logger: Pick<Foundation['logger'], 'warn'>;
};
const minute = 60_000;
const noLinks = { orderNumber: null, deliveryNumber: null, invoiceNumber: null, returnId: null };

/** Repeatable. */
export async function fileCases(api: CommandApi, { now, setNow, logger }: Moments): Promise<void> {
  const support = demoUsers().find(({ roles }) => roles.includes('sales-support'));
  if (!support) return;
  const office = { actorId: support.userId, actorRole: 'sales-support' } as const;
  for (const { key, username, customerNumber, minutesAgo, subject, text, answer, question, closed } of demoCases()) {
    const user = demoUsers().find((each) => each.username === username);
    if (!user) continue;
    const { userId, language, firstName, lastName, email } = user;
    const at = (minutes: number) => setNow(new Date(now.getTime() - minutes * minute));
    await leaveOutRefused(logger, `case ${key}`, async () => {
      at(minutesAgo);
      const contact = {
        gender: null,
        companyName: '',
        person: `${firstName} ${lastName}`,
        phone: '',
        email,
        postal: '',
        sector: 'hospitality' as const,
        segment: '',
      };
      const caseId = await api.fileServiceRequest(
        {
          kind: 'question',
          customerNumber,
          claimedCustomer: null,
          personId: userId,
          language,
          subject,
          text,
          contact,
          links: noLinks,
          lines: [],
        },
        key,
        { actorId: userId, actorRole: 'customer' },
      );
      at(minutesAgo - 45);
      const own = { userId: support.userId };
      if (question !== null) await api.answerCase(caseId, { kind: 'ask', text: question, ...own }, office);
      if (answer !== null) await api.answerCase(caseId, { kind: 'answer', text: answer, ...own }, office);
      if (closed) await api.closeCase(caseId, 'solved', office);
    });
  }
  setNow(now);
}
