import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpackWoff.ts';

/** A4 in points. */
export const [pageWidth, pageHeight] = [595.28, 841.89];
export const margin = 40;
export const sheetLeft = margin;
export const sheetRight = pageWidth - margin;
/** Below are page numbers only. */
export const sheetBottom = pageHeight - margin - 20;

export const inks = {
  dark: '#231A21',
  soft: '#6B5E68',
  aub: '#5E2A52',
  bad: '#AE231C',
  ok: '#1B6A3C',
  info: '#1C5796',
  line: '#D8D1D6',
};
export type Ink = keyof typeof inks;

const files = { text: 'archivo-latin-400-normal.woff', strong: 'archivo-latin-600-normal.woff' };
export type Font = keyof typeof files;

let read: ReadonlyMap<string, Buffer> | null = null;
/** Embedded font of the shop; read once. */
export function fonts(): ReadonlyMap<string, Buffer> {
  const { resolve } = createRequire(import.meta.url);
  read ??= new Map(
    Object.entries(files).map(([name, file]) => [
      name,
      unpackWoff(readFileSync(resolve(`@fontsource/archivo/files/${file}`))),
    ]),
  );
  return read;
}

/** The font lacks narrow and no-break spaces. */
export const replaceSpecialSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
