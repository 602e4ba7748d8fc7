import { photoWidths } from '@talloor/rules/product/photoAddress.ts';

export const mostPhotoBytes = 20_000_000;
const mostPixels = 60_000_000;
const leastSide = 200;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

export type SizedPhoto = { readonly width: number; readonly format: 'avif' | 'webp'; readonly content: Buffer };
export type EncodedSizes = { readonly widest: number; readonly sizes: readonly SizedPhoto[] };

/** Upright and without metadata. @returns why the photo is refused, in words */
export async function encodeSizes(bytes: Uint8Array): Promise<EncodedSizes | string> {
  if (bytes.length > mostPhotoBytes) return `is larger than ${mostPhotoBytes / 1_000_000} MB`;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const options = { limitInputPixels: false, failOn: 'error', animated: false } as const;
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes, options).metadata();
    if (!formats.has(format)) return 'is no picture in JPEG, PNG, WebP or AVIF';
    if (width * height > mostPixels) return `has more than ${mostPixels / 1_000_000} million pixels`;
    if (Math.min(width, height) < leastSide) return `is smaller than ${leastSide} pixels`;
    const ownWidth = orientation > 4 ? height : width;
    const upright = await sharp(bytes, options)
      .rotate()
      .resize({ width: photoWidths.at(-1) ?? ownWidth, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const widest = Math.min(ownWidth, photoWidths.at(-1) ?? ownWidth);
    const widths = [...photoWidths.filter((each) => each < widest), widest];
    const sizes: SizedPhoto[] = [];
    for (const each of widths) {
      const sized = sharp(upright).resize({ width: each });
      const [avif, webp] = await Promise.all([
        sized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
        sized.clone().webp({ quality: 78 }).toBuffer(),
      ]);
      sizes.push({ width: each, format: 'avif', content: avif }, { width: each, format: 'webp', content: webp });
    }
    return { widest, sizes };
  } catch {
    return 'is no picture in JPEG, PNG, WebP or AVIF, or is damaged';
  }
}
