import { replyToCase } from '@talloor/contracts/endpoints/cases.ts';
import { openContactCase, replyToContactCase } from '@talloor/contracts/endpoints/contact.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { KnownServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import type { CaseDocumentRequest } from '@talloor/events/serviceRequest/values.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { holdsDocuments } from '../../../people/holdsDocuments.ts';
import { openCaseToken } from '../caseToken.ts';
import { changeServiceRequest, runOnServiceRequest } from '../changeServiceRequest.ts';
import { decideReplyToCase } from './decideReplyToCase.ts';

export const replyRoutes = (side: CommandSide): readonly Route[] => [
  route(replyToCase, async ({ params: { id }, body: { text } }, context) => {
    const { customerNumber, user } = context;
    const { state: account } = await side.repository.load(accountFold, accountStream(user.userId));
    const reply = {
      customerNumber,
      personId: user.userId,
      text,
      seesInvoices: isGranted(user.rights, 'see_invoices'),
      holdsDocuments: (request: CaseDocumentRequest) => holdsDocuments(account, request),
    };
    return changeServiceRequest(side, context, {
      name: replyToCase.name,
      caseId: id,
      input: text,
      decide: (state) => decideReplyToCase(reply, state),
    });
  }),
  route(openContactCase, async ({ body: { token } }) => {
    const state = await openCaseToken(side, 'reply', token);
    const { number, subject } = state.filed;
    return {
      body: {
        number,
        subject,
        status: state.status,
        messages: messagesOf(state),
        may_reply: state.status !== 'closed' && state.filed.text !== null,
      },
    };
  }),
  route(replyToContactCase, async ({ body: { token, text } }, context) => {
    const { filed } = await openCaseToken(side, 'reply', token);
    const { caseId, customerNumber, personId } = filed;
    const metadata = visitorMetadata(replyToContactCase.name, personId, { caseId, text }, context, side);
    const { state, position } = await runOnServiceRequest(side, caseId, metadata, (current) =>
      decideReplyToCase({ customerNumber, personId, text, seesInvoices: true, holdsDocuments: () => false }, current),
    );
    return { body: { status: state.status }, seen: position };
  }),
];

const messagesOf = ({ filed, messages }: KnownServiceRequest) => [
  { by: 'customer' as const, text: filed.text },
  ...messages,
];
