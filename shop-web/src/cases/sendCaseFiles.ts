import { addCaseFile } from '@talloor/contracts/endpoints/contact.ts';
import { call } from '../server/shopClient.ts';

/** In sequence. @returns errors of failed files */
export async function sendCaseFiles(token: string, files: readonly File[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const file of files)
    await call(addCaseFile, { query: { token } }, { file }).catch((error: unknown) => failures.push(error));
  return failures;
}
