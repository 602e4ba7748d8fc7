import { answerRegistration, getRegistrationQuestion } from '@talloor/contracts/endpoints/registration.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { openLink } from '../linkToken.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import { decideAnswerRegistration } from './decideAnswerRegistration.ts';

export const answerRegistrationRoutes = (side: CommandSide): readonly Route[] => [
  route(getRegistrationQuestion, async ({ body }) => {
    const { question, filed } = await openLink(side, 'answer', body.token);
    return { body: { question: question ?? '', company_name: filed.companyName ?? '' } };
  }),
  route(answerRegistration, async ({ body }, context) => {
    const { filed } = await openLink(side, 'answer', body.token);
    const { registrationId } = filed;
    const input = { answer: body.answer };
    const metadata = visitorMetadata(answerRegistration.name, registrationId, input, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(registrationFold, registrationStream(registrationId), metadata, (state) =>
        decideAnswerRegistration(body.answer, state),
      ),
      'service.unavailable',
    );
    return { body: undefined, seen: position };
  }),
];
