import type { z } from 'zod';
import { changeProfile, type profileFields } from '@talloor/contracts/endpoints/profile.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { AccountProfile } from '@talloor/events/account/profile.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { checkOwnPassword } from '../changePassword/checkOwnPassword.ts';
import { decideChangeProfile, isOtherAddress } from './decideChangeProfile.ts';

/** A new address requires the password, because it gives the login away. */
export const changeProfileRoute = (side: CommandSide) =>
  route(changeProfile, async ({ body: { current_password: currentPassword, ...body } }, context) => {
    const { user } = context;
    const { state: account } = await side.repository.load(accountFold, accountStream(user.userId));
    const isElsewhere = account.status === 'active' && isOtherAddress(body.email, account.email);
    if (isElsewhere) await checkOwnPassword(side, user.userId, currentPassword ?? '');
    const metadata = commandMetadata(changeProfile.name, body, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(user.userId), metadata, (state) =>
        decideChangeProfile(profileOf(body), state, side.clock.now()),
      ),
      'service.unavailable',
    );
    if (user.language !== body.language) await context.changeUser({ language: body.language });
    return { body: isElsewhere ? { ...body, email: account.email ?? '' } : body, seen: position };
  });

const profileOf = (fields: z.output<typeof profileFields>): Omit<AccountProfile, 'userId'> => ({
  gender: fields.gender,
  firstName: fields.first_name,
  lastName: fields.last_name,
  phone1: fields.phone_1,
  phone2: fields.phone_2,
  email: fields.email,
  position: fields.position,
  language: fields.language,
  companyType: fields.company_type,
  extraContactName: fields.extra_contact_name,
  extraContactEmail: fields.extra_contact_email,
});
