import { createHash } from 'node:crypto';
import { addReturnPhoto, mostPhotoBytes } from '@talloor/contracts/endpoints/returns.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { createAdmission } from '@talloor/platform/http/createAdmission.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { receiveBytes } from '@talloor/platform/http/receiveBytes.ts';
import { dropFile, keepFile } from '@talloor/platform/postgres/files.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import { requireAccepted, awaitOutcome } from '../../../commands/runCommand.ts';
import { decideAddPhoto } from './decideAddPhoto.ts';
import { encodePhoto } from '../../../files/encodePhoto.ts';

/** Per user and minute. */
export const addPhotoLimit: RateLimit = {
  endpoint: addReturnPhoto.name,
  windowSeconds: 60,
  perUser: 60,
  problem: 'request.rate_limited',
};

/** Concurrent uploads in memory. */
const admissionLimits = { all: 4, perUser: 2 };
const tooLarge = () =>
  new Problem('return.photo_too_large', { parameters: { max_megabytes: mostPhotoBytes / 1024 / 1024 } });

/** The photo is stored before its event. */
export function addPhotoRoute(side: CommandSide): Route {
  const admission = createAdmission(admissionLimits);
  return route(addReturnPhoto, async ({ params: { id } }, context) => {
    const { user, customerNumber, request } = context;
    const stream = returnStream(id);
    const { state } = await side.repository.load(returnFold, stream);
    const photoCommand = { customerNumber, userId: user.userId, photoId: '', width: 1, height: 1, bytes: 1 };
    const earlyDecision = decideAddPhoto(photoCommand, state);
    if ('rejected' in earlyDecision)
      throw new Problem(earlyDecision.rejected, { parameters: { ...earlyDecision.parameters } });
    if (
      (request.get('content-encoding') ?? 'identity') !== 'identity' ||
      !request.is(['image/*', 'application/octet-stream'])
    )
      throw new Problem('request.unsupported_media_type');
    let leave: (() => void) | null = null;
    try {
      const bytes = await receiveBytes(context, {
        most: mostPhotoBytes,
        tooLarge,
        enter: () => (leave = admission.enter(user.userId)) !== null,
      });
      const photo = await encodePhoto(bytes);
      if (photo === null) throw new Problem('return.photo_unreadable');
      const body = createHash('sha256').update(bytes).digest('hex');
      const metadata = commandMetadata(addReturnPhoto.name, { id, body }, context, side);
      const photoId = metadata.commandId;
      const { content, width, height } = photo;
      await keepFile(side.pool, { fileId: photoId, ownerId: user.userId, contentType: 'image/jpeg', content });
      const command = { ...photoCommand, photoId, width, height, bytes: content.length };
      const outcome = await awaitOutcome(
        side.repository.execute(returnFold, stream, metadata, (currentState) => decideAddPhoto(command, currentState)),
        'service.unavailable',
      );
      if (outcome.kind === 'rejected') await dropFile(side.pool, photoId);
      const { state: after, position } = requireAccepted(outcome);
      return {
        body: { photo_id: photoId, photos: after.status === 'none' ? 0 : after.photos.length },
        seen: position,
      };
    } finally {
      (leave as (() => void) | null)?.();
    }
  });
}
