import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { sendCaseFiles, withKey, type FailedFile } from './sendCaseFiles.ts';

/** Keeps the token and the failed files for another attempt. */
export function useCaseFiles() {
  const [token, setToken] = useState('');
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  /** @returns whether all arrived, as `retry` */
  const send = async (uploadToken: string, files: readonly File[]): Promise<boolean> => {
    setToken(uploadToken);
    const failures = await sendCaseFiles(uploadToken, files.map(withKey));
    setFailed(failures);
    return failures.length === 0;
  };
  const retry = async (): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const left = (await sendCaseFiles(token, failed)).filter(({ error }) => !isThere(error));
    setFailed(left);
    setIsBusy(false);
    return left.length === 0;
  };
  return { failed, isBusy, send, retry };
}
export type CaseFiles = ReturnType<typeof useCaseFiles>;

const isThere = (error: unknown) => error instanceof ProblemError && error.code === 'case.too_many_files';
