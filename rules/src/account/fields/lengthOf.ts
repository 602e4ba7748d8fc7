/** The longest emoji of Unicode 16 has 15 UTF-16 units. */
export const unitsPerCharacter = 16;

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('nl', { granularity: 'grapheme' }) : null;

/**
 * Characters as people count them (UAX #29): an emoji is one. Longer ones count as several, so that a limit also
 * bounds the storage.
 */
export function lengthOf(text: string): number {
  if (/^[\u0020-\u02ff]*$/.test(text)) return text.length;
  if (segmenter === null) return Array.from(text).length;
  let length = 0;
  for (const { segment } of segmenter.segment(text)) length += Math.ceil(segment.length / unitsPerCharacter);
  return length;
}
