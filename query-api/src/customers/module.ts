import { addressRoutes } from '../address/addressRoutes.ts';
import { customerRoutes } from './customerRoutes.ts';
import { invitationRoutes } from '../invitations/invitationRoutes.ts';
import { registrationLimits, registrationRoutes } from '../registration/registrationRoutes.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export const customerModule = (side: QuerySide): QueryModule => ({
  routes: [...customerRoutes(side), ...addressRoutes(side), ...registrationRoutes(side), ...invitationRoutes(side)],
  limits: registrationLimits,
});
