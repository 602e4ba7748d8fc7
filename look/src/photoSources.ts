/** As `rules/src/product/photoAddress.ts`. */
const photoWidths = [96, 320, 640, 1280] as const;
const pattern = /^\/api\/photos\/([0-9a-f]{32})\/(\d+)\.webp$/;

/** For `srcset`; null for a drawing and a photo of another origin. */
export function photoSources(address: string): { readonly avif: string; readonly webp: string } | null {
  const [, id, widest] = pattern.exec(address) ?? [];
  if (id === undefined) return null;
  const widths = [...photoWidths.filter((width) => width < Number(widest)), Number(widest)];
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `/api/photos/${id}/${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
