import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const declaration = /@custom-media\s+(--[\w-]+)\s+([^;]+);/g;
const query = /@(?:media|container)\b[^{]+/g;
const name = /\((--[\w-]+)\)/g;

/** What the names of widths.css stand for. */
export function readWidths(): ReadonlyMap<string, string> {
  const file = readFileSync(fileURLToPath(new URL('../../../look/src/widths.css', import.meta.url)), 'utf8');
  return new Map([...file.matchAll(declaration)].map(([, width = '', condition = '']) => [width, condition]));
}

/**
 * Replaces the names of widths in `@media` and `@container`. PostCSS and Lightning CSS know `@custom-media` in `@media` only.
 * @throws for a name that widths.css lacks
 */
export function replaceWidths(css: string, widths: ReadonlyMap<string, string>): string {
  return css.replaceAll(query, (prelude) =>
    prelude.replaceAll(name, (_, width: string) => {
      const condition = widths.get(width);
      if (condition === undefined) throw new Error(`widths.css has no ${width}`);
      return condition;
    }),
  );
}

/** Vite plugin: replaces the names of widths in every style sheet. */
export function namedWidths() {
  const widths = readWidths();
  return {
    name: 'named-widths',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => (id.endsWith('.css') ? replaceWidths(code, widths) : null),
  };
}
