import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { sendCaseFiles, withKey, type FailedFile } from './sendCaseFiles.ts';

/** Keeps the token and the failed files for another attempt. */
export function useCaseFiles() {
  const [token, setToken] = useState('');
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (uploadToken: string, files: readonly File[]) => {
    setToken(uploadToken);
    setFailed(await sendCaseFiles(uploadToken, files.map(withKey)));
  };
  /** @returns whether all arrived */
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

/** The lost attempt had arrived. */
const isThere = (error: unknown) => error instanceof ProblemError && error.code === 'case.too_many_files';
