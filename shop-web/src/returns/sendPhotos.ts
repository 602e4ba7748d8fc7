import { addReturnPhoto } from '@talloor/contracts/endpoints/returns.ts';
import { call } from '../server/shopClient.ts';

/** Sends photos of a return one after the other. @returns what the ones that did not arrive failed of */
export async function sendPhotos(returnId: string, photos: readonly File[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const file of photos)
    await call(addReturnPhoto, { params: { id: returnId } }, { file }).catch((error: unknown) => failures.push(error));
  return failures;
}
