import { register } from '@talloor/contracts/endpoints/registration.ts';
import type { NewRegistration } from '@talloor/contracts/endpoints/registrationShapes.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { openAccount } from '../openAccount/openAccount.ts';
import { judgeFormToken } from '../../../visitors/formToken.ts';
import { keepFiled } from '../keepDraft/registrationDrafts.ts';
import { visitorOf } from '../../../visitors/visitor.ts';
import type { FileRegistration } from './decideFileRegistration.ts';
import { fileRegistration } from './fileRegistration.ts';

/** @param discreet equal answers for all outcomes */
export const registerRoute = (side: CommandSide, discreet: boolean) =>
  route(register, async ({ body }, context) => {
    const visitor = visitorOf(side, context);
    const age = judgeFormToken(side, 'registration form', visitor, body.form_token);
    if (age === 'expired') throw new Problem('registration.form_expired');
    if (age === 'too_fast' || body.website !== '') throw new Problem('registration.not_by_hand');
    const { password } = body.login;
    const { language, idempotencyKey, correlationId } = context;
    const filed = await fileRegistration(side, {
      command: commandOf(body, language),
      passwordHash: await side.passwords.hashInQueue(password),
      visitor,
      idempotencyKey,
      correlationId,
      discreet,
    });
    // Equal answers need equal time, so the policy continues.
    if (filed.outcome === 'created' && !discreet) await openAccount(side, filed);
    const shownOutcome = discreet ? ('received' as const) : filed.outcome;
    const note = { kind: filed.kind, outcome: shownOutcome, at: filed.termsAcceptedAt };
    await keepFiled(side, visitor, note);
    return { body: note };
  });

function commandOf(body: NewRegistration, language: 'nl' | 'fr'): FileRegistration {
  const { username } = body.login;
  return body.kind === 'registration'
    ? { kind: body.kind, company: body.company, contact: body.contact, username, language }
    : { kind: body.kind, company: body.company, contact: body.contact, username, language };
}
