import { createHash } from 'node:crypto';
import { addCaseFile, mostCaseFileBytes } from '@talloor/contracts/endpoints/contact.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { createAdmission } from '@talloor/platform/http/createAdmission.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { receiveBytes } from '@talloor/platform/http/receiveBytes.ts';
import { dropFile, keepFile } from '@talloor/platform/postgres/files.ts';
import { awaitOutcome, requireAccepted } from '../../../commands/runCommand.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { openCaseToken } from '../caseToken.ts';
import { decideAddFile } from './decideAddFile.ts';
import { readCaseFile } from './readCaseFile.ts';

/** Concurrent uploads in memory: visitors, told apart by address, leave the places of customers free. */
const customerLimits = { all: 4, perUser: 2 };
const visitorLimits = { all: 4, perUser: 1 };
const tooLarge = () =>
  new Problem('case.file_too_large', { parameters: { max_megabytes: mostCaseFileBytes / 1024 / 1024 } });

/** The content is stored before its event. */
export function addCaseFileRoute(side: CommandSide): Route {
  const [customers, visitors] = [createAdmission(customerLimits), createAdmission(visitorLimits)];
  return route(addCaseFile, async ({ query: { token } }, context) => {
    const { request } = context;
    const state = await openCaseToken(side, 'upload', token);
    const { caseId, personId, customerNumber } = state.filed;
    const early = decideAddFile({ fileId: '', contentType: 'image/jpeg', bytes: 1 }, state);
    if ('rejected' in early) throw new Problem(early.rejected, { parameters: { ...early.parameters } });
    const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
    if (!isPlain || !request.is(['image/*', 'application/pdf', 'application/octet-stream']))
      throw new Problem('request.unsupported_media_type');
    let leave: (() => void) | null = null;
    try {
      const bytes = await receiveBytes(context, {
        most: mostCaseFileBytes,
        tooLarge,
        enter: () =>
          (leave = customerNumber === null ? visitors.enter(request.ip ?? '') : customers.enter(personId)) !== null,
      });
      const file = await readCaseFile(bytes);
      if (file === null) throw new Problem('case.file_unreadable');
      const hash = createHash('sha256').update(bytes).digest('hex');
      const metadata = {
        ...visitorMetadata(addCaseFile.name, personId, { caseId, hash }, context, side),
        customerNumber,
      };
      const fileId = metadata.commandId;
      await keepFile(side.pool, { fileId, ownerId: personId, ...file });
      const command = { fileId, contentType: file.contentType, bytes: file.content.length };
      const outcome = await awaitOutcome(
        side.repository.execute(serviceRequestFold, serviceRequestStream(caseId), metadata, (current) =>
          decideAddFile(command, current),
        ),
        'service.unavailable',
      );
      if (outcome.kind === 'rejected') await dropFile(side.pool, fileId);
      const { state: after, position } = requireAccepted(outcome);
      return { body: { files: after.status === 'none' ? 0 : after.files.length }, seen: position };
    } finally {
      (leave as (() => void) | null)?.();
    }
  });
}
