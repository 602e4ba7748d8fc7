import { mostReturnPhotos } from '@talloor/contracts/endpoints/returns.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type AddPhoto = {
  readonly customerNumber: string;
  readonly photoId: string;
  readonly userId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

export function decideAddPhoto(command: AddPhoto, state: ReturnState): Decision<ReturnEvent> {
  const { customerNumber, userId, photoId, width, height, bytes } = command;
  if (state.status === 'none' || state.request.customerNumber !== customerNumber)
    return { rejected: 'return.not_found' };
  if (state.photos.includes(photoId)) return [];
  switch (state.status) {
    case 'requested':
    case 'accepted':
    case 'planned':
      return state.photos.length >= mostReturnPhotos
        ? { rejected: 'return.too_many_photos', parameters: { max: mostReturnPhotos } }
        : [{ type: 'ReturnPhotoAdded', data: { photoId, addedBy: userId, width, height, bytes } }];
    case 'collected':
      return { rejected: 'return.collected' };
    case 'refused':
    case 'withdrawn':
    case 'credited':
      return { rejected: 'return.ended' };
    default:
      return state satisfies never;
  }
}
