/** JPEG, upright, without metadata (place, device, time). */
export type EncodedPhoto = { readonly content: Buffer; readonly width: number; readonly height: number };

/** Pixels: longest side, and maximum input against memory attacks. */
const longestSide = 1600;
const mostPixels = 60_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Re-encoded off the event loop; the bytes decide, not the name.
 * @returns null for an invalid photo
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | null> {
  // Rarely needed.
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
    return null;
  }
}
