import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as FontkitFont } from 'fontkit';

export type Font = 'text' | 'strong';
export type Face = string;

const file = (family: string, name: string, weight: string): Face =>
  `@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`;

/** The font of the shop, then the fallbacks in order of preference (ADR 0144). */
export const faces: Readonly<Record<Font, readonly [Face, ...Face[]]>> = {
  text: [
    file('archivo', 'Archivo', '400Regular'),
    file('noto-sans', 'NotoSans', '400Regular'),
    file('almarai', 'Almarai', '400Regular'),
    file('noto-sans-hebrew', 'NotoSansHebrew', '400Regular'),
    file('noto-sans-symbols-2', 'NotoSansSymbols2', '400Regular'),
    file('noto-emoji', 'NotoEmoji', '400Regular'),
  ],
  strong: [
    file('archivo', 'Archivo', '600SemiBold'),
    file('noto-sans', 'NotoSans', '600SemiBold'),
    file('almarai', 'Almarai', '700Bold'),
    file('noto-sans-hebrew', 'NotoSansHebrew', '600SemiBold'),
    file('noto-sans-symbols-2', 'NotoSansSymbols2', '400Regular'),
    file('noto-emoji', 'NotoEmoji', '600SemiBold'),
  ],
};

type OpenFace = {
  readonly source: Buffer;
  readonly letters: ReadonlySet<string>;
  /** Height above the baseline as a share of the font size. */
  readonly ascent: number;
};
const opened = new Map<Face, OpenFace>();

/** Reads each file once per process. */
export function openFace(face: Face): OpenFace {
  const earlier = opened.get(face);
  if (earlier) return earlier;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(face));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${face} holds several fonts`);
  const letters = new Set(font.characterSet.map((point) => String.fromCodePoint(point)));
  const read = { source: sourceOf(face, bytes, font), letters, ascent: font.ascent / font.unitsPerEm };
  opened.set(face, read);
  return read;
}

/**
 * The shop's font stays open, for speed. Fallbacks open anew for each paper: an open font remembers letters of shared
 * glyphs, and the same view must give the same bytes.
 */
const sourceOf = (face: Face, bytes: Buffer, font: FontkitFont): Buffer =>
  face === faces.text[0] || face === faces.strong[0] ? (font as unknown as Buffer) : bytes;

/**
 * Letters whose glyph the font also draws for others (`fi`), or hides. pdfkit names each glyph once, so a copied text
 * would mix them up.
 */
const isShared = (letter: string): boolean => /[\p{M}\p{C}\p{Default_Ignorable_Code_Point}\ufb00-\ufb06]/u.test(letter);

const plain = new Map<Font, ReadonlySet<string>>();

/** A copy of the text equals it. */
export function isPlain(text: string, font: Font): boolean {
  let letters = plain.get(font);
  if (!letters) {
    letters = new Set([...openFace(faces[font][0]).letters].filter((letter) => !isShared(letter)));
    plain.set(font, letters);
  }
  for (const letter of text) if (!letters.has(letter)) return false;
  return true;
}
