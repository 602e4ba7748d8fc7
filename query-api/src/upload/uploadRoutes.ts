import { findUploadColumns } from '@talloor/catalogue/upload/uploadColumns.ts';
import { checkBasketUpload, previewBasketUpload } from '@talloor/contracts/endpoints/basketUpload.ts';
import { createAdmission } from '@talloor/platform/http/createAdmission.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { codesOf, findLineFacts, judgeRows } from './judgeRows.ts';
import { previewRead } from './previewRead.ts';
import { readerLimits, type ReadOutcome, type UploadReader } from './reading/createUploadReader.ts';
import { sniffFile } from './reading/sniffFile.ts';
import { mostColumns, type RefusalCode } from './reading/uploadRead.ts';
import { receiveFile } from './receiveFile.ts';

/** Includes valid files, because reading is expensive. */
export const uploadLimits = (perMinute: number): readonly RateLimit[] =>
  [
    { endpoint: previewBasketUpload.name, perUser: perMinute },
    { endpoint: checkBasketUpload.name, perUser: perMinute * 12 },
  ].map((limit) => ({ ...limit, windowSeconds: 60, problem: 'request.rate_limited' }));

export type UploadSide = { readonly uploads: UploadReader; readonly uploadMaxRows: number };

const admissionLimits = { all: readerLimits.atOnce + readerLimits.waiting, perUser: 2 };
type AdmissionContext = Pick<RequestContext<{ kind: 'customer' }>, 'user'>;

export function uploadRoutes({ uploads, uploadMaxRows, ...side }: ReadSide & UploadSide): readonly Route[] {
  const admission = createAdmission(admissionLimits);
  const withAdmission = async <T>(
    { user }: AdmissionContext,
    work: (enter: () => boolean) => Promise<T>,
  ): Promise<T> => {
    const places: (() => void)[] = [];
    const enter = () => {
      const leave = admission.enter(user.userId);
      if (leave !== null) places.push(leave);
      return leave !== null;
    };
    try {
      return await work(enter);
    } finally {
      for (const leave of places) leave();
    }
  };
  return [
    route(previewBasketUpload, async ({ query }, context) => {
      const { request, response, seenPosition } = context;
      const outcome = await withAdmission(context, async (enter) => {
        const { bytes, pasted } = await receiveFile(request, response, query.name, enter);
        const { sheet = null, columns = null } = query;
        const disconnection = new AbortController();
        response.once('close', () => disconnection.abort());
        const remembered = await findUploadColumns(side.pool, context.customerNumber);
        const question = { pasted, sheet, columns, remembered, maxRows: uploadMaxRows };
        const by = { userId: context.user.userId, signal: disconnection.signal };
        return rejectFalseWorkbook(query.name, bytes, await uploads.read(bytes, question, by));
      });
      const read = requireRead(outcome, uploadMaxRows);
      const stale = await isStale(side.waiter, seenPosition, 'baskets');
      return { body: await previewRead(side, context, read), stale };
    }),
    route(checkBasketUpload, async ({ body: { rows, decimal } }, context) => {
      if (rows.length > uploadMaxRows) throw refusalOf('too_many_rows', uploadMaxRows);
      const stale = await isStale(side.waiter, context.seenPosition, 'baskets');
      const facts = await findLineFacts(side, context, codesOf(rows));
      return { body: await judgeRows(facts, context, rows, decimal), stale };
    }),
  ];
}

/** A workbook's name without lines is a corrupt file. */
function rejectFalseWorkbook(name: string | undefined, bytes: Buffer, outcome: ReadOutcome): ReadOutcome {
  const isLineless = outcome.kind === 'refused' && outcome.code === 'no_data';
  const isText = bytes.length > 0 && sniffFile(bytes) === 'text';
  const isBroken = isLineless && isText && /\.(xls[xmb]?|ods)$/i.test(name ?? '');
  return isBroken ? { kind: 'refused', code: 'unreadable' } : outcome;
}

function refusalOf(code: RefusalCode, maxRows: number): Problem {
  const max = code === 'too_many_rows' ? maxRows : code === 'too_many_columns' ? mostColumns : undefined;
  return new Problem(`upload.${code}`, max === undefined ? {} : { parameters: { max } });
}

function requireRead(outcome: ReadOutcome, maxRows: number): Extract<ReadOutcome, { kind: 'read' }> {
  switch (outcome.kind) {
    case 'read':
      return outcome;
    case 'refused':
      throw refusalOf(outcome.code, maxRows);
    case 'busy':
      throw new Problem('upload.busy');
    case 'gone':
      throw new Problem('request.malformed');
    default:
      return outcome satisfies never;
  }
}
