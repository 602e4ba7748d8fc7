import { hasOfficeRight } from '@talloor/platform/http/checkPermission.ts';
import type { SessionUser } from '@talloor/platform/http/handler.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';

export type HasRight = (right: OfficeRight) => boolean;
export const rightsOf =
  (user: SessionUser): HasRight =>
  (right) =>
    hasOfficeRight(user, right);

const rightsByStream: readonly (readonly [RegExp, OfficeRight])[] = [
  [/^(?:order|basket|delivery|return|recall|standing-order)-/, 'read_orders'],
  [/^(?:invoice|payment)-/, 'read_invoices'],
  [/^(?:service-request|case-number)-/, 'read_cases'],
  [/^(?:seals$|office-role-)/, 'read_audit'],
];

/** The right that a page with this stream demands; most streams are about customers and their people. */
export const rightToRead = (stream: string): OfficeRight =>
  rightsByStream.find(([pattern]) => pattern.test(stream))?.[1] ?? 'read_customers';
