import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const declaration = /@custom-media\s+(--[\w-]+)\s+([^;]+);/g;
const query = /@(?:media|container)\b[^{]+/g;
const name = /\((--[\w-]+)\)/g;

export function readWidths(): ReadonlyMap<string, string> {
  const file = readFileSync(fileURLToPath(new URL('../../../look/src/widths.css', import.meta.url)), 'utf8');
  return new Map([...file.matchAll(declaration)].map(([, width = '', condition = '']) => [width, condition]));
}

/**
 * PostCSS and Lightning CSS support `@custom-media` in `@media` only.
 * @throws for unknown names
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

export function namedWidths() {
  const widths = readWidths();
  return {
    name: 'named-widths',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => (id.endsWith('.css') ? replaceWidths(code, widths) : null),
  };
}
