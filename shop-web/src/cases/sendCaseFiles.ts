import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { addCaseFile } from '@talloor/contracts/endpoints/contact.ts';
import { call } from '../server/shopClient.ts';

export type FailedFile = { readonly file: File; readonly idempotencyKey: string; readonly error: unknown };

/** In sequence. @returns failed files; sent again they keep their key */
export async function sendCaseFiles(
  token: string,
  files: readonly Pick<FailedFile, 'file' | 'idempotencyKey'>[],
): Promise<FailedFile[]> {
  const failures: FailedFile[] = [];
  for (const { file, idempotencyKey } of files)
    await call(addCaseFile, { query: { token } }, { file, idempotencyKey }).catch((error: unknown) =>
      failures.push({ file, idempotencyKey, error }),
    );
  return failures;
}

export const withKey = (file: File) => ({ file, idempotencyKey: freshIdempotencyKey() });
