import { mostUploadBytes } from '@talloor/contracts/endpoints/basketUpload.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { receiveBytes } from '@talloor/platform/http/receiveBytes.ts';

const pastedTypes = ['text/plain', 'text/tab-separated-values'];
const fileTypes = [
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroenabled.12',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/csv',
];
const endings = /\.(xls|xlsx|xlsm|xlsb|ods|xml|html?|csv|txt|tsv)$/i;

export type ReceivedFile = { readonly bytes: Buffer; readonly pasted: boolean };

/**
 * Text without a name was pasted.
 * @param enter false when full
 * @throws Problem
 */
export async function receiveFile(
  request: RequestContext['request'],
  response: RequestContext['response'],
  name: string | undefined,
  enter: () => boolean,
): Promise<ReceivedFile> {
  const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
  const charset = /;\s*charset="?([\w-]+)"?/i.exec(request.get('content-type') ?? '')?.[1];
  const isText = Boolean(request.is(pastedTypes));
  if (!isPlain || !(isText || request.is(fileTypes)) || !isKnown(charset))
    throw new Problem('request.unsupported_media_type');
  if (name !== undefined && !endings.test(name)) throw new Problem('upload.wrong_filetype');
  const tooLarge = () =>
    new Problem('upload.too_large', { parameters: { max_megabytes: mostUploadBytes / 1024 / 1024 } });
  const bytes = await receiveBytes({ request, response }, { most: mostUploadBytes, tooLarge, enter });
  return { bytes, pasted: isText && name === undefined };
}

function isKnown(charset: string | undefined): boolean {
  if (charset === undefined) return true;
  try {
    return new TextDecoder(charset).encoding !== '';
  } catch {
    return false;
  }
}
