import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';
import { caseDocument, filedServiceRequest } from './values.ts';

const ofPerson = { personOf: (data: { readonly personId: string }) => data.personId };
const ofDocument = z.object({ document: caseDocument, number: digits });
const message = z.object({ personId: digits, text: personal(within(4000)) });

export const serviceRequestNews = ['filed', 'assigned', 'answered', 'information_asked', 'replied', 'closed'] as const;
export const closeReasons = ['solved', 'no_reply', 'double', 'not_ours', 'unwanted'] as const;

/** Stream `service-request-{caseId}`. */
export const serviceRequestEvents = {
  ServiceRequestFiled: defineEvent('ServiceRequestFiled', filedServiceRequest, ofPerson),
  /** The content is a separate row, erased with its person. */
  ServiceRequestFileAdded: defineEvent(
    'ServiceRequestFileAdded',
    z.object({
      fileId: z.uuid(),
      personId: digits,
      contentType: z.enum(['image/jpeg', 'application/pdf']),
      bytes: z.int().positive(),
    }),
  ),
  /** Null: nobody. */
  ServiceRequestAssigned: defineEvent('ServiceRequestAssigned', z.object({ assignedTo: digits.nullable() })),
  ServiceRequestAnswered: defineEvent('ServiceRequestAnswered', message, ofPerson),
  ServiceRequestInformationAsked: defineEvent('ServiceRequestInformationAsked', message, ofPerson),
  ServiceRequestReplied: defineEvent('ServiceRequestReplied', message, ofPerson),
  ServiceRequestClosed: defineEvent('ServiceRequestClosed', z.object({ reason: z.enum(closeReasons) })),
  /** Replaces an earlier document of the same kind. */
  ServiceRequestLinked: defineEvent('ServiceRequestLinked', ofDocument),
  ServiceRequestUnlinked: defineEvent('ServiceRequestUnlinked', ofDocument),
  ServiceRequestMailSent: defineEvent(
    'ServiceRequestMailSent',
    z.object({
      about: z.enum(serviceRequestNews),
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: within(200),
    }),
  ),
};
export type ServiceRequestEvent = EventIn<typeof serviceRequestEvents>;
export type ServiceRequestNews = (typeof serviceRequestNews)[number];
export type CloseReason = (typeof closeReasons)[number];

export const serviceRequestStream = (caseId: string): string => `service-request-${caseId}`;
