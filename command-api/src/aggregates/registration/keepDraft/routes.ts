import { getRegistrationStore, storeRegistration } from '@talloor/contracts/endpoints/registration.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { makeFormToken } from '../../../visitors/formToken.ts';
import { visitorOf } from '../../../visitors/visitor.ts';
import { findStored, keepDraft } from './registrationDrafts.ts';

/** Survives reloads for a day; without events and secrets. */
export function registrationStoreRoutes(side: CommandSide): readonly Route[] {
  const answer = async (visitor: string) => {
    const { draft, filed } = await findStored(side, visitor);
    return { body: { draft, filed: filed as never, form_token: makeFormToken(side, 'registration form', visitor) } };
  };
  return [
    route(getRegistrationStore, (_input, context) => answer(visitorOf(side, context))),
    route(storeRegistration, async ({ body }, context) => {
      const visitor = visitorOf(side, context);
      await keepDraft(side, visitor, body);
      return answer(visitor);
    }),
  ];
}
