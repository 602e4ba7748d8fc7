import type { CommandSide } from '../../commandSide.ts';
import type { CommandModule, CommandSettings } from '../../module.ts';
import { acceptInvitationRoutes, type AfterAccepting } from './acceptInvitation/routes.ts';
import { invitationLimits } from './invitationLimits.ts';
import { inviteUserRoute } from './inviteUser/route.ts';
import { completeInvitation } from './policies/completeInvitation.ts';
import { completeInvitations } from './policies/completeInvitations.ts';
import { sendInvitation } from './policies/sendInvitation.ts';
import { renewInvitationRoute } from './renewInvitation/route.ts';
import { withdrawInvitationRoute } from './withdrawInvitation/route.ts';

export const invitationModule = (
  side: CommandSide,
  { mailer, publicUrl }: CommandSettings,
  entering: Pick<AfterAccepting, 'signIn' | 'choose'>,
): CommandModule => ({
  routes: [
    inviteUserRoute(side),
    renewInvitationRoute(side),
    withdrawInvitationRoute(side),
    ...acceptInvitationRoutes(side, {
      complete: (invitationId) => completeInvitation(side, invitationId),
      ...entering,
    }),
  ],
  policies: [completeInvitations(side), ...(mailer ? [sendInvitation(side, mailer, publicUrl)] : [])],
  limits: invitationLimits,
});
