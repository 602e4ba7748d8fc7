import { encodePhoto } from '../../../files/encodePhoto.ts';

export type CaseFile = { readonly contentType: 'image/jpeg' | 'application/pdf'; readonly content: Buffer };

const pdfStart = Buffer.from('%PDF-');
const pdfEnd = Buffer.from('%%EOF');
/** Bytes in which the end mark must be. */
const tailLength = 1024;

/**
 * A photo encoded anew, or a PDF as it is, which is only ever downloaded.
 * @returns null for another file
 */
export async function readCaseFile(bytes: Buffer): Promise<CaseFile | null> {
  if (bytes.subarray(0, pdfStart.length).equals(pdfStart))
    return bytes.subarray(-tailLength).includes(pdfEnd) ? { contentType: 'application/pdf', content: bytes } : null;
  const photo = await encodePhoto(bytes);
  return photo && { contentType: 'image/jpeg', content: photo.content };
}
