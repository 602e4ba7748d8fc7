import { randomUUID } from 'node:crypto';
import { beginPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { changePassword, changeProfile, changeUsername, confirmEmail } from '@talloor/contracts/endpoints/profile.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { officeMetadata, system, type Actor } from '../../commands/officeCommand.ts';
import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { acceptTermsRoute } from './acceptTerms/route.ts';
import { createAccountCommands } from './accountCommands.ts';
import { addPasskeyRoutes } from './addPasskey/routes.ts';
import { cancelUserRoute } from './cancelAccount/route.ts';
import { ownPasswordLimit } from './changePassword/checkOwnPassword.ts';
import { changePasswordRoute } from './changePassword/route.ts';
import { changeProfileRoute } from './changeProfile/route.ts';
import { changeRights } from './changeRights/changeRights.ts';
import type { ChangeRights } from './changeRights/decideChangeRights.ts';
import { changeUserRightsRoute } from './changeRights/officeRoute.ts';
import { changeRightsRoute } from './changeRights/route.ts';
import { changeUserRolesRoute } from './changeRoles/route.ts';
import { changeUsernameRoute } from './changeUsername/route.ts';
import { chooseBasketReminderRoute } from './chooseBasketReminder/route.ts';
import { chooseCustomer } from './chooseCustomer/chooseCustomer.ts';
import { chooseCustomerRoute } from './chooseCustomer/route.ts';
import { confirmEmailRoute } from './confirmEmail/route.ts';
import { appendInterruptedSteps } from './credentialSteps.ts';
import { inviteOfficeUserRoute } from './inviteAccount/officeRoute.ts';
import { linkUserToCustomerRoute } from './linkCustomer/route.ts';
import { loadUserView } from './loadUserView.ts';
import { createLoginAttempts } from './login/createLoginAttempts.ts';
import { loginLimit, loginRoute } from './login/route.ts';
import { startSession } from './login/startSession.ts';
import { passkeyLimits, passkeyLoginRoutes } from './loginWithPasskey/routes.ts';
import { logoutRoute } from './logout/route.ts';
import { relyingPartyOf } from './passkeys/relyingParty.ts';
import { changeRolesOfSessions } from './policies/changeRolesOfSessions.ts';
import { changeRightsOfSessions } from './policies/changeRightsOfSessions.ts';
import { endSessionsAfterTaking } from './policies/endSessionsAfterTaking.ts';
import { keepApprovers } from './policies/keepApprovers.ts';
import { keepKnownEmails } from './policies/keepKnownEmails.ts';
import { mailStatistics } from './policies/mailStatistics.ts';
import { sendAccountMail } from './policies/sendAccountMail.ts';
import { reactivateUserRoute } from './reactivateAccount/route.ts';
import { recoveryLimits } from './recovery/recoveryLimits.ts';
import { registerAccount, type RegisterAccount } from './registerAccount/registerAccount.ts';
import { removePasskeyRoute } from './removePasskey/route.ts';
import { removePortalUserRoute } from './removePortalUser/route.ts';
import { requestErasureRoute } from './requestErasure/route.ts';
import { requestPasswordResetRoute } from './requestPasswordReset/route.ts';
import { requestUsernameReminderRoute } from './requestUsernameReminder/route.ts';
import { requestStatisticsRoute, statisticsLimit } from './requestStatistics/route.ts';
import { resetPasswordRoutes } from './resetPassword/routes.ts';
import { sendPasswordLinkRoute } from './sendPasswordLink/route.ts';
import { userSessionRoutes } from './sessions/routes.ts';
import { suspendUserRoute } from './suspendAccount/route.ts';
import { unlinkUserFromCustomerRoute } from './unlinkCustomer/route.ts';
import { unlockUserRoute } from './unlockAccount/route.ts';

export function accountModule(side: CommandSide, settings: CommandSettings) {
  const { mailer, publicUrl, loginAttempts, discreet, officePasskeys, companyName } = settings;
  const attempts = createLoginAttempts(side);
  const acceptTerms = acceptTermsRoute(side);
  const site = relyingPartyOf(publicUrl, companyName);
  return defineModule({
    routes: [
      loginRoute(side, attempts, officePasskeys),
      logoutRoute(),
      ...userSessionRoutes(side),
      requestPasswordResetRoute(side, discreet),
      requestUsernameReminderRoute(side, discreet),
      ...resetPasswordRoutes(side, attempts),
      chooseCustomerRoute(side),
      chooseBasketReminderRoute(side),
      changeRightsRoute(side),
      removePortalUserRoute(side),
      changeProfileRoute(side),
      confirmEmailRoute(side),
      changeUsernameRoute(side),
      changePasswordRoute(side),
      ...addPasskeyRoutes(side, site),
      acceptTerms,
      removePasskeyRoute(side),
      ...passkeyLoginRoutes(side, site),
      requestErasureRoute(side),
      requestStatisticsRoute(side),
      suspendUserRoute(side),
      reactivateUserRoute(side),
      cancelUserRoute(side),
      unlockUserRoute(side, attempts),
      sendPasswordLinkRoute(side),
      linkUserToCustomerRoute(side),
      unlinkUserFromCustomerRoute(side),
      changeUserRightsRoute(side),
      changeUserRolesRoute(side),
      inviteOfficeUserRoute(side),
    ],
    policies: [
      endSessionsAfterTaking(side),
      changeRightsOfSessions(side),
      changeRolesOfSessions(side),
      keepKnownEmails(side),
      keepApprovers(side),
      ...(mailer ? [sendAccountMail(side, mailer, publicUrl), mailStatistics(side, mailer, publicUrl)] : []),
    ],
    limits: [
      loginLimit(loginAttempts),
      ...[changeUsername, changePassword, changeProfile, confirmEmail, beginPasskey].map(({ name }) =>
        ownPasswordLimit(name),
      ),
      ...recoveryLimits(loginAttempts),
      ...passkeyLimits,
      statisticsLimit,
    ],
    acceptTerms,
    entering: {
      signIn: async (userId: string, context: RequestContext) => {
        const { account, customerNumber } = await startSession(side, userId, context);
        return loadUserView(side, account, customerNumber, context.csrfToken);
      },
      choose: (customerNumber: string, context: RequestContext) => chooseCustomer(side, customerNumber, context),
    },
    commands: {
      ...createAccountCommands(side),
      registerAccount: (registration: RegisterAccount, actor?: Actor) => registerAccount(side, registration, actor),
      changeRights: (
        userId: string,
        command: Omit<ChangeRights, 'changedBy' | 'ownLimitCents'>,
        actor: Actor = system,
      ) => {
        const metadata = officeMetadata('changeRights', randomUUID(), command, actor, command.customerNumber, side);
        return changeRights(side, userId, { ...command, changedBy: actor.actorId }, metadata, () =>
          Promise.resolve(null),
        );
      },
      tellLeftSteps: () => appendInterruptedSteps(side),
    },
  });
}
