import { fileComplaint } from '@talloor/contracts/endpoints/cases.ts';
import type { ComplaintLine } from '@talloor/events/serviceRequest/values.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { fileServiceRequest } from './fileServiceRequest.ts';
import { findContact } from './findContact.ts';
import { invoiceLines } from './invoiceLines.ts';
import { findOwnDelivery, findOwnInvoice, noLinks, type LinkReader } from './findOwnLinks.ts';

export const complaintRoute = (side: CommandSide): Route =>
  route(fileComplaint, async ({ body }, context) => {
    const { user, customerNumber, language } = context;
    const reader = { customerNumber, seesInvoices: isGranted(user.rights, 'see_invoices') };
    const { links, lines } =
      body.invoice === undefined
        ? await ofDelivery(side, body.delivery_note ?? '', reader)
        : await ofInvoice(side, body.invoice, reader);
    const { userId } = user;
    return fileServiceRequest(
      side,
      {
        kind: 'complaint',
        customerNumber,
        claimedCustomer: null,
        personId: userId,
        language,
        subject: body.subject,
        text: body.text,
        contact: await findContact(side, { userId, customerNumber }),
        links,
        lines: chooseLines(lines, body.lines),
      },
      commandMetadata(fileComplaint.name, body, context, side),
    );
  });

async function ofDelivery(side: CommandSide, number: string, reader: LinkReader) {
  const { plan, picked } = await findOwnDelivery(side, number, reader);
  const lines = (picked?.lines ?? []).map(({ lineId, articleNumber, name, delivered: quantity }) => ({
    lineId,
    articleNumber,
    name,
    quantity,
  }));
  return { links: { ...noLinks, orderNumber: plan.orderNumber, deliveryNumber: number }, lines };
}

async function ofInvoice(side: CommandSide, number: string, reader: LinkReader) {
  const lines = invoiceLines(await findOwnInvoice(side, number, reader));
  return { links: { ...noLinks, invoiceNumber: number }, lines };
}

/** @throws Problem `case.line_not_found` */
const chooseLines = (lines: readonly ComplaintLine[], chosen: readonly string[]): ComplaintLine[] =>
  [...new Set(chosen)].map((id) => {
    const line = lines.find(({ lineId }) => lineId === id);
    if (!line) throw new Problem('case.line_not_found', { parameters: { line: id } });
    return line;
  });
