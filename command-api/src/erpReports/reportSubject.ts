import type { z } from 'zod';
import type { DeliveryActReason, ReportSubjectName } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { Actor } from '../commands/officeCommand.ts';

export const erp: Actor = { actorId: 'erp', actorRole: 'erp' };

export type ProcessedReport = { readonly kind: 'applied' | 'unchanged'; readonly position: string | null };
export type RefusedReport = {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly parameters: Rejection['parameters'];
  /** For the ERP's people; the code without it. */
  readonly detail?: string;
};

/** By which waiting reports are found and retried. */
export type ReportKeys = {
  readonly deliveryNumber: string | null;
  readonly documentNumber: string | null;
  readonly customerNumber: string | null;
  /** Note, return or document for which a report waits (its parameter `number`). */
  readonly missingNumber?: string;
};

export type ReportOptions = {
  /** Default: the message id. */
  readonly key?: string;
  readonly reason?: DeliveryActReason;
};

type Declared<Message, Processed extends ProcessedReport> = {
  readonly name: ReportSubjectName;
  readonly schema: z.ZodType<Message>;
  readonly invalid: ProblemCode;
  /** Characters of a report. */
  readonly longest: number;
  /** To numbers of the shop. */
  readonly translate: (message: unknown) => Promise<unknown>;
  /** Of a translated message that may be invalid. */
  readonly keysOf: (message: unknown) => ReportKeys;
  readonly turnOf: (keys: ReportKeys) => string;
  readonly report: (message: Message, actor: Actor, options?: ReportOptions) => Promise<Processed | RefusedReport>;
};

/** A kind of report that may wait for the office (ADR 0120). */
export type ReportSubject<Processed extends ProcessedReport = ProcessedReport> = Omit<
  Declared<unknown, Processed>,
  'report' | 'invalid'
> & {
  /** Of an unchecked message. @throws EventStoreUnavailable, or Problem after conflicts */
  readonly judge: (message: unknown, actor: Actor, options?: ReportOptions) => Promise<Processed | RefusedReport>;
};

export const defineReportSubject = <Message, Processed extends ProcessedReport>({
  report,
  invalid,
  ...declared
}: Declared<Message, Processed>): ReportSubject<Processed> => ({
  ...declared,
  judge: async (message, actor, options) => {
    const read = declared.schema.safeParse(await declared.translate(message));
    if (read.success) return report(read.data, actor, options);
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') ?? '';
    const detail = `${field === '' ? 'the report' : field}: ${issue?.message ?? 'is invalid'}`.slice(0, 300);
    return { kind: 'refused', code: invalid, parameters: { field: field.slice(0, 100) }, detail };
  },
});

export function shortText(message: unknown, field: string, form: RegExp): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const value: unknown = Reflect.get(message, field);
  return typeof value === 'string' && form.test(value) ? value : null;
}

export const numberIn = (message: unknown, field: string): string | null => shortText(message, field, /^\d{1,20}$/);
