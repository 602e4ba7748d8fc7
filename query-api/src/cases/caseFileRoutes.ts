import { getCaseFile } from '@talloor/contracts/endpoints/cases.ts';
import { getOfficeCaseFile } from '@talloor/contracts/endpoints/officeCases.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { readFile } from '@talloor/platform/postgres/files.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { caseReaderOf, caseSources } from './caseRoutes.ts';
import { findCase, findCaseFiles } from './findCases.ts';

/** Photos open in the page; a PDF is downloaded, because a stranger wrote it. */
export function caseFileRoutes({ pool, waiter, clock }: ReadSide): readonly Route[] {
  const find = async (caseId: string, fileId: string) => {
    const isOfCase = (await findCaseFiles(pool, caseId)).some((file) => file.file_id === fileId);
    const file = isOfCase ? await readFile(pool, fileId) : null;
    if (file === null) throw new Problem('case.file_not_found');
    return file;
  };
  const send = (response: RequestContext['response'], fileId: string, file: Awaited<ReturnType<typeof find>>) => {
    const isPhoto = file.contentType === 'image/jpeg';
    response.setHeader('content-type', file.contentType);
    response.setHeader('content-disposition', isPhoto ? 'inline' : `attachment; filename="${fileId}.pdf"`);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'private, no-cache');
    response.send(file.content);
    return 'handled' as const;
  };
  return [
    route(getCaseFile, async ({ params: { id, file } }, context) => {
      await isStale(waiter, context.seenPosition, ...caseSources);
      if (!(await findCase(pool, id, caseReaderOf(context)))) throw new Problem('case.file_not_found');
      return send(context.response, file, await find(id, file));
    }),
    route(getOfficeCaseFile, async ({ params: { id, file } }, { response, seenPosition, user }) => {
      await isStale(waiter, seenPosition, 'cases');
      const found = await find(id, file);
      await recordRead(pool, { what: 'case', about: id }, user.userId, clock.now());
      return send(response, file, found);
    }),
  ];
}
