import { addReturnPhoto } from '@talloor/contracts/endpoints/returns.ts';
import { call } from '../server/shopClient.ts';

/** In sequence. @returns errors of failed photos */
export async function sendPhotos(returnId: string, photos: readonly File[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const file of photos)
    await call(addReturnPhoto, { params: { id: returnId } }, { file }).catch((error: unknown) => failures.push(error));
  return failures;
}
