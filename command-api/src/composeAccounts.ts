import { beginPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { changePassword, changeProfile, changeUsername, confirmEmail } from '@talloor/contracts/endpoints/profile.ts';
import { chooseBasketReminderRoute } from './aggregates/account/chooseBasketReminder/route.ts';
import { changeRightsRoute } from './aggregates/account/changeRights/route.ts';
import { ownPasswordLimit } from './aggregates/account/changePassword/checkOwnPassword.ts';
import { changePasswordRoute } from './aggregates/account/changePassword/route.ts';
import { changeProfileRoute } from './aggregates/account/changeProfile/route.ts';
import { changeUsernameRoute } from './aggregates/account/changeUsername/route.ts';
import { chooseCustomerRoute } from './aggregates/account/chooseCustomer/route.ts';
import { confirmEmailRoute } from './aggregates/account/confirmEmail/route.ts';
import { createLoginAttempts } from './aggregates/account/login/createLoginAttempts.ts';
import { recoveryLimits } from './aggregates/account/recovery/recoveryLimits.ts';
import { recoveryRoutes } from './aggregates/account/recovery/routes.ts';
import { keepKnownEmails } from './aggregates/account/policies/keepKnownEmails.ts';
import { sendAccountMail } from './aggregates/account/policies/sendAccountMail.ts';
import { loginLimit, loginRoute } from './aggregates/account/login/route.ts';
import { userSessionRoutes } from './aggregates/account/sessions/routes.ts';
import { punchInLimits, punchInRoutes } from './aggregates/account/punchIn/routes.ts';
import { logoutRoute } from './aggregates/account/logout/route.ts';
import { officeAccountRoutes } from './aggregates/account/officeActs/routes.ts';
import { removePortalUserRoute } from './aggregates/account/removePortalUser/route.ts';
import { addPasskeyRoutes } from './aggregates/account/addPasskey/routes.ts';
import { passkeyLimits, passkeyLoginRoutes } from './aggregates/account/loginWithPasskey/routes.ts';
import { relyingPartyOf } from './aggregates/account/passkeys/relyingParty.ts';
import { removePasskeyRoute } from './aggregates/account/removePasskey/route.ts';
import { requestErasureRoute } from './aggregates/account/requestErasure/route.ts';
import { activateLoginRoute } from './aggregates/registration/activateLogin/route.ts';
import { answerRegistrationRoutes } from './aggregates/registration/answerRegistration/routes.ts';
import { registerRoute } from './aggregates/registration/fileRegistration/route.ts';
import { judgeRegistrationRoutes } from './aggregates/registration/judgeRegistration/routes.ts';
import { registrationStoreRoutes } from './aggregates/registration/keepDraft/routes.ts';
import { registrationLimits } from './aggregates/registration/registrationLimits.ts';
import { completeRegistration } from './policies/completeRegistration.ts';
import { completeRegistrations } from './policies/completeRegistrations.ts';
import { changeRightsOfSessions } from './aggregates/account/policies/changeRightsOfSessions.ts';
import { endSessionsAfterCancelling } from './aggregates/customer/policies/endSessionsAfterCancelling.ts';
import { endSessionsAfterTaking } from './aggregates/account/policies/endSessionsAfterTaking.ts';
import { tellOfRegistration } from './aggregates/registration/policies/tellOfRegistration.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { ErpHosts } from './aggregates/account/punchIn/erpHosts.ts';
import { acceptInvitationRoutes } from './aggregates/invitation/acceptInvitation/routes.ts';
import { invitationLimits } from './aggregates/invitation/invitationLimits.ts';
import { inviteUserRoute } from './aggregates/invitation/inviteUser/route.ts';
import { renewInvitationRoute } from './aggregates/invitation/renewInvitation/route.ts';
import { withdrawInvitationRoute } from './aggregates/invitation/withdrawInvitation/route.ts';
import { chooseCustomer } from './aggregates/account/chooseCustomer/chooseCustomer.ts';
import { enter } from './aggregates/account/login/enter.ts';
import { loadUserView } from './aggregates/account/loadUserView.ts';
import { completeInvitation } from './aggregates/invitation/policies/completeInvitation.ts';
import { completeInvitations } from './aggregates/invitation/policies/completeInvitations.ts';
import { sendInvitation } from './aggregates/invitation/policies/sendInvitation.ts';
import type { CommandSide } from './commandSide.ts';
import type { Mailer } from './mail/mailer.ts';

type AccountSettings = {
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
  readonly loginAttempts: number;
  readonly discreet: boolean;
  /** Whether an office account that has a passkey signs in by that alone. */
  readonly officePasskeys: boolean;
  readonly erpHosts: ErpHosts;
};

/** Logins, their people and who becomes one: what answers, how often, and what follows by itself. */
export function composeAccounts(
  side: CommandSide,
  { mailer, publicUrl, loginAttempts, discreet, officePasskeys, erpHosts }: AccountSettings,
) {
  const attempts = createLoginAttempts(side);
  const site = relyingPartyOf(publicUrl);
  const complete = (registrationId: string) => completeRegistration(side, registrationId);
  const routes: readonly Route[] = [
    loginRoute(side, attempts, officePasskeys),
    logoutRoute(),
    ...userSessionRoutes(side),
    ...punchInRoutes(side, attempts, erpHosts),
    ...recoveryRoutes(side, attempts, discreet),
    chooseCustomerRoute(side),
    chooseBasketReminderRoute(side),
    changeRightsRoute(side),
    removePortalUserRoute(side),
    changeProfileRoute(side),
    confirmEmailRoute(side),
    changeUsernameRoute(side),
    changePasswordRoute(side),
    ...addPasskeyRoutes(side, site),
    removePasskeyRoute(side),
    ...passkeyLoginRoutes(side, site),
    requestErasureRoute(side),
    ...registrationStoreRoutes(side),
    registerRoute(side, discreet),
    ...answerRegistrationRoutes(side),
    activateLoginRoute(side, complete),
    ...judgeRegistrationRoutes(side, complete),
    inviteUserRoute(side),
    renewInvitationRoute(side),
    withdrawInvitationRoute(side),
    ...acceptInvitationRoutes(side, {
      complete: (invitationId) => completeInvitation(side, invitationId),
      signIn: async (userId, context) => {
        const { account, customerNumber } = await enter(side, userId, context);
        return loadUserView(side, account, customerNumber, context.csrfToken);
      },
      choose: (customerNumber, context) => chooseCustomer(side, customerNumber, context),
    }),
    ...officeAccountRoutes(side, attempts),
  ];
  const policies = [
    endSessionsAfterTaking(side),
    endSessionsAfterCancelling(side),
    changeRightsOfSessions(side),
    keepKnownEmails(side),
    completeRegistrations(side),
    completeInvitations(side),
    ...(mailer
      ? [
          sendAccountMail(side, mailer, publicUrl),
          tellOfRegistration(side, mailer, publicUrl),
          sendInvitation(side, mailer, publicUrl),
        ]
      : []),
  ];
  const limits: readonly RateLimit[] = [
    loginLimit(loginAttempts),
    ownPasswordLimit(changeUsername.name),
    ...recoveryLimits(loginAttempts),
    ...punchInLimits(loginAttempts),
    ...registrationLimits,
    ...invitationLimits,
    ownPasswordLimit(changePassword.name),
    ownPasswordLimit(changeProfile.name),
    ownPasswordLimit(confirmEmail.name),
    ownPasswordLimit(beginPasskey.name),
    ...passkeyLimits,
  ];
  return { routes, policies, limits };
}
