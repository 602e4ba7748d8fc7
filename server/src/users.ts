import { sendInvitations } from '@talloor/command-api/aggregates/account/sendInvitation/sendInvitations.ts';
import { print } from './printing.ts';
import { printUsage, visitTenant } from './visitTenant.ts';
import { withFoundation } from './withFoundation.ts';

const [what, most = '100', ...rest] = process.argv.slice(2);
if (what !== 'invite' || rest.length > 0 || !/^[1-9]\d{0,5}$/.test(most)) printUsage('npm run users -- invite [COUNT]');
else
  await visitTenant((tenant) =>
    withFoundation(tenant, async (foundation) => {
      const { invited, remaining } = await sendInvitations(foundation, Number(most));
      print(`${invited} invitations; ${remaining} users wait for theirs`);
      if (tenant.configuration.smtpUrl === null) print('no mail server is set (SMTP_URL): mails are files');
    }),
  );
