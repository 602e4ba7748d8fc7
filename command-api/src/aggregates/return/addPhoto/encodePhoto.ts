/** A photo as it is kept: JPEG, upright, without what the camera noted in it (place, device, time). */
export type EncodedPhoto = { readonly content: Buffer; readonly width: number; readonly height: number };

/** Longest side, in pixels, and pixels of what may be sent: more is no photo but an attack on the memory. */
const longestSide = 1600;
const mostPixels = 60_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Writes a photo anew, judged by its bytes and not by its name, in a thread beside the event loop.
 * @returns null where the bytes are no whole photo of a kind that is taken
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | null> {
  // Loaded with the first photo: most processes never see one.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const options = { limitInputPixels: mostPixels, failOn: 'error', animated: false } as const;
  try {
    const { format } = await sharp(bytes, options).metadata();
    if (!formats.has(format)) return null;
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    // Whatever libvips says of it, it is no photo that can be shown.
    return null;
  }
}
