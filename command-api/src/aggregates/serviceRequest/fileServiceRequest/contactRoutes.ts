import { getContactForm, sendContact } from '@talloor/contracts/endpoints/contact.ts';
import type { ContactInput } from '@talloor/contracts/endpoints/caseShapes.ts';
import type { ContactDetails } from '@talloor/events/serviceRequest/values.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { drawVisitorId } from '../../../people/drawVisitorId.ts';
import { judgeFormToken, makeFormToken } from '../../../visitors/formToken.ts';
import { visitorOf } from '../../../visitors/visitor.ts';
import { fileServiceRequest } from './fileServiceRequest.ts';
import { findContact } from './findContact.ts';
import { checkOwnLinks } from './findOwnLinks.ts';

const purpose = 'contact form';

export const contactRoutes = (side: CommandSide): readonly Route[] => [
  route(getContactForm, async (_input, context) => {
    const { user, customerNumber } = context;
    const known = await findContact(side, user && { userId: user.userId, customerNumber });
    return {
      body: {
        form_token: makeFormToken(side, purpose, visitorOf(side, context)),
        contact: {
          gender: genders.find((each) => each === known.gender) ?? null,
          company_name: known.companyName ?? '',
          contact_person: known.person ?? '',
          customer_number: customerNumber ?? '',
          phone: known.phone ?? '',
          email: known.email ?? '',
          postal_code: known.postal,
          segment: known.segment || null,
        },
      },
    };
  }),
  route(sendContact, async ({ body }, context) => {
    const visitor = visitorOf(side, context);
    const { form_token: token, website, ...input } = body;
    const age = judgeFormToken(side, purpose, visitor, token);
    if (age === 'expired') throw new Problem('contact.form_expired');
    if (age === 'too_fast' || website !== '') throw new Problem('contact.not_by_hand');
    const { user, customerNumber, language } = context;
    const links = {
      orderNumber: input.about.order ?? null,
      deliveryNumber: input.about.delivery_note ?? null,
      invoiceNumber: input.about.invoice ?? null,
      returnId: input.about.return ?? null,
    };
    const seesInvoices = user !== null && isGranted(user.rights, 'see_invoices');
    await checkOwnLinks(side, links, { customerNumber, seesInvoices });
    const personId = user?.userId ?? drawVisitorId();
    const { customer_number: claimed } = input.contact;
    const metadata = user
      ? commandMetadata(sendContact.name, input, { ...context, user }, side)
      : {
          ...visitorMetadata(sendContact.name, personId, input, context, side),
          commandId: commandIdOf(`visitor ${visitor}`, sendContact.name, context.idempotencyKey),
        };
    const filed = await fileServiceRequest(
      side,
      {
        kind: 'question',
        customerNumber,
        claimedCustomer: customerNumber === null && claimed !== '' ? claimed : null,
        personId,
        language,
        subject: input.subject,
        text: input.question,
        contact: contactOf(input.contact),
        links,
        lines: [],
      },
      metadata,
    );
    const mailsTo =
      user && customerNumber !== null
        ? (await findContact(side, { userId: user.userId, customerNumber })).email
        : input.contact.email;
    return { ...filed, body: { ...filed.body, mails_to: mailsTo || null } };
  }),
];

const contactOf = (input: ContactInput): ContactDetails => ({
  gender: input.gender,
  companyName: input.company_name,
  person: input.contact_person,
  phone: input.phone,
  email: input.email,
  postal: input.postal_code,
  sector: input.sector,
  segment: input.segment ?? '',
});
