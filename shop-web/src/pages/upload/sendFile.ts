import { previewBasketUpload, type UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import type { ProblemCode, ProblemDocument } from '@talloor/contracts/problem.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { sessionHasEnded, shopClient } from '../../server/shopClient.ts';

export type UploadSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string };

export type UploadChoice = {
  readonly sheet?: string | undefined;
  readonly roles?: readonly UploadColumnRole[];
};

type Sending = {
  readonly choice: UploadChoice;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * `fetch` reports no upload progress.
 * @throws ProblemError, or the signal's reason after an abort
 */
export function sendFile(source: UploadSource, { choice, signal, onProgress }: Sending): Promise<UploadPreview> {
  const { sheet, roles } = choice;
  const query = {
    ...(source.kind === 'file' && { name: nameOf(source.file) }),
    ...(sheet !== undefined && { sheet }),
    ...(roles !== undefined && { columns: roles.join(',') }),
  };
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', shopClient.urlOf(previewBasketUpload, { query }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(
      'content-type',
      source.kind === 'file' ? 'application/octet-stream' : 'text/plain;charset=utf-8',
    );
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('error', () => reject(new ProblemError('network.failed', 0, null)));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as UploadPreview);
      else reject(problemOf(request));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.send(source.kind === 'file' ? source.file : source.text);
  });
}

/** Keeps the end of long names, with the extension. */
const nameOf = ({ name }: File): string => name.replaceAll(/\p{Cc}/gu, '').slice(-200);

function problemOf(request: XMLHttpRequest): ProblemError {
  const isProblem = request.getResponseHeader('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isProblem)
    return new ProblemError(request.status >= 502 ? 'service.unavailable' : 'internal', request.status, null);
  const document = JSON.parse(request.responseText) as ProblemDocument;
  const problem = new ProblemError(document.code as ProblemCode, request.status, document);
  sessionHasEnded(problem);
  return problem;
}
