import bidiFactory from 'bidi-js';
import { faces, isPlain, openFace, type Face, type Font } from './paperFonts.ts';

/** Letters of one font and direction, in reading order. */
export type Run = {
  readonly face: Face;
  /** Bidi level (UAX #9); odd is right to left. */
  readonly level: number;
  /** What is drawn. */
  readonly shown: string;
  /** What a reader of the PDF copies. */
  readonly letters: string;
};

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const clusters = new Intl.Segmenter('nl', { granularity: 'grapheme' });
/** Types of the package describe its other build, where the factory is a property. */
const createBidi = bidiFactory as unknown as typeof bidiFactory.default;
let bidi: ReturnType<typeof createBidi> | undefined;

/** Splits at what readers see as one letter. */
export const lettersOf = (text: string): string[] => Array.from(clusters.segment(text), ({ segment }) => segment);

/** Font per letter; a letter of no font becomes a sign such as `[U+4F60]`. */
export function runsOf(text: string, font: Font): Run[] {
  const [base] = faces[font];
  if (isPlain(text, font)) return [{ face: base, level: 0, shown: text, letters: text }];
  bidi ??= createBidi();
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const runs: Run[] = [];
  for (const { segment, index } of clusters.segment(text)) {
    const level = levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    for (const { face, shown, letters } of glyphsOf(segment, font)) {
      const last = runs.at(-1);
      const run = { face, level, letters, shown: (isRightToLeft && bidi.getMirroredCharacter(shown)) || shown };
      if (last && joins(last, run, base)) runs[runs.length - 1] = joined(last, run);
      else runs.push(run);
    }
  }
  return runs;
}

/** Fonts reverse right-to-left letters themselves, but not the spaces and signs of the base font. */
const joins = (last: Run, next: Run, base: Face): boolean =>
  last.face === next.face &&
  last.level === next.level &&
  !(next.face === base && next.level % 2 === 1) &&
  [last, next].every(({ shown, letters }) => shown === letters);
const joined = (last: Run, next: Run): Run => ({
  ...last,
  shown: last.shown + next.shown,
  letters: last.letters + next.letters,
});

type Glyphs = Pick<Run, 'face' | 'shown' | 'letters'>;

function glyphsOf(cluster: string, font: Font): Glyphs[] {
  const [base, ...others] = faces[font];
  if (isPlain(cluster, font)) return [{ face: base, shown: cluster, letters: cluster }];
  const visible = Array.from(cluster.replaceAll(ignorable, ''));
  if (visible.length === 0) return [];
  const face = others.find((other) => visible.every((letter) => openFace(other).letters.has(letter)));
  if (face) return [{ face, shown: cluster, letters: cluster }];
  if (visible.length > 1) return visible.flatMap((letter) => glyphsOf(letter, font));
  const [letter = ''] = visible;
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [{ face: base, shown: `[U+${point}]`, letters: cluster }];
}

/** Runs from left to right (UAX #9, L2). */
export function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}
