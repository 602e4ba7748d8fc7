import type { z } from 'zod';
import type { LineErrorCode } from './lineError.ts';
import { lineErrorCodes } from './lineError.ts';

export type RecordFault = { readonly code: LineErrorCode; readonly field: string; readonly message: string };

export function readRecord<R>(schema: z.ZodType<R>, value: unknown): { record: R } | { fault: RecordFault } {
  const result = schema.safeParse(value);
  if (result.success) return { record: result.data };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys')
    return { fault: { code: 'import.unknown_field', field: issue.keys[0]?.slice(0, 60) ?? '', message: 'is unknown' } };
  const issueCode: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  return {
    fault: {
      code: lineErrorCodes.find((code) => code === issueCode) ?? 'import.invalid',
      field: issue?.path.join('.') ?? '',
      message: issue?.message ?? 'is invalid',
    },
  };
}
