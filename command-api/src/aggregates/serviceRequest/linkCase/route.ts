import { linkCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { linkOf, serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeServiceRequest } from '../changeServiceRequest.ts';
import { checkOwnLinks, noLinks } from '../fileServiceRequest/findOwnLinks.ts';
import { decideLinkCase, type LinkCase } from './decideLinkCase.ts';

const documents = { order: 'order', delivery_note: 'delivery', invoice: 'invoice', return: 'return' } as const;

export const linkCaseRoute = (side: CommandSide): Route =>
  route(linkCase, async ({ params: { id }, body: { document, number } }, context) => {
    const link = { document: documents[document], number };
    const isOwn = await isOwnDocument(side, id, link);
    return changeServiceRequest(side, context, {
      name: linkCase.name,
      caseId: id,
      input: link,
      decide: (state) => decideLinkCase(link, state, { isOwn }),
    });
  });

async function isOwnDocument(side: CommandSide, caseId: string, { document, number }: LinkCase): Promise<boolean> {
  const { state } = await side.repository.load(serviceRequestFold, serviceRequestStream(caseId));
  if (number === null || state.status === 'none' || state.filed.customerNumber === null) return false;
  const reader = { customerNumber: state.filed.customerNumber, seesInvoices: true };
  try {
    await checkOwnLinks(side, { ...noLinks, [linkOf[document]]: number }, reader);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
