import { parseArgs } from 'node:util';
import { z } from 'zod';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { usernameLength } from '@talloor/rules/account/usernameRules.ts';
import { inviteAdministrator, type Administrator } from './inviteAdministrator.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';
import { withFoundation } from './withFoundation.ts';

const usage = 'npm run admin -- create EMAIL [--first-name NAME] [--last-name NAME] [--language nl|fr]';

const settings = z.object({
  email: fieldShape('email', usernameLength.most),
  firstName: fieldShape('first_name'),
  lastName: fieldShape('last_name'),
  language: z.enum(['nl', 'fr']),
});

function readArguments(): Administrator | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'first-name': { type: 'string', default: 'Beheer' },
        'last-name': { type: 'string', default: 'Kantoor' },
        language: { type: 'string', default: 'nl' },
      },
    });
    const [what, email, ...rest] = positionals;
    if (what !== 'create' || rest.length > 0) return null;
    const { 'first-name': firstName, 'last-name': lastName, language } = values;
    return settings.safeParse({ email, firstName, lastName, language }).data ?? null;
  } catch {
    return null;
  }
}

const administrator = readArguments();
if (administrator === null) printUsage(usage);
else
  await visitTenant(async (tenant) => {
    const { publicUrl, smtpUrl } = tenant.configuration;
    const link = await withFoundation(tenant, (foundation) =>
      inviteAdministrator(foundation, administrator, publicUrl),
    ).catch((error: unknown) => {
      throw error instanceof Problem ? new Refused(problemTexts(error.code, {}, 'nl').title) : error;
    });
    print(`${administrator.email} is an administrator and chooses a password here, within seven days:\n${link}`);
    print(
      smtpUrl === null
        ? 'No mail server is set (SMTP_URL), so hand the link over yourself.'
        : 'The running product mails the same link.',
    );
  });
