import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWidths, replaceWidths } from './namedWidths.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sheets = ['look/src', 'shop-web/src', 'backoffice-web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  )
  .filter((name) => !/^look\/src\/(scale|widths)\.css$/.test(name))
  .map((name) => ({ name, css: readFileSync(join(root, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

/** Depend on adjacent drawings. */
const drawnLengths: Readonly<Record<string, readonly string[]>> = {
  'backoffice-web/src/orders/console/TimeTrack.css': ['14px', '-7px', '11px'],
  'shop-web/src/lister/PriceSlider.css': ['11px', '-11px'],
  'shop-web/src/pages/deliveryNote/DeliveryNotePage.module.css': ['-9px', '-11px'],
  'shop-web/src/pages/product/BuyCard.module.css': ['26px'],
  'shop-web/src/products/ProductRow.css': ['19px'],
};

const declaration = (property: string) => new RegExp(`(?:^|[\\s;{])(?:${property}):\\s*([^;]+);`, 'g');
const length = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g;

const figuresOf = (property: string) =>
  sheets.flatMap(({ name, css }) =>
    [...css.matchAll(declaration(property))].flatMap(([, value = '']) =>
      [...value.matchAll(length)].map(([text, figure, unit]) => ({
        name,
        text,
        unit,
        px: Number(figure) * (unit === 'rem' ? 16 : 1),
      })),
    ),
  );
const places = (figures: ReturnType<typeof figuresOf>) => figures.map(({ name, text }) => `${name}: ${text}`);

describe('the style sheets', () => {
  it('take distances from the scale', () => {
    // Smaller: nudges; larger: layout; rem: line height.
    const others = figuresOf('(?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*').filter(
      ({ name, text, px, unit }) => unit === 'px' && px >= 4 && px <= 32 && !drawnLengths[name]?.includes(text),
    );
    expect(places(others)).toEqual([]);
  });
  it('take corners from the scale', () => {
    // 99px: round end; below 4px: lines.
    expect(places(figuresOf('border[a-z-]*radius').filter(({ px }) => px >= 4 && px !== 99))).toEqual([]);
  });
  it('take sizes of text from the scale', () => {
    expect(places(figuresOf('font-size'))).toEqual(['backoffice-web/src/theme/office.css: 0.84375rem']);
  });
  it('use named widths in their queries', () => {
    const queries = sheets.flatMap(({ name, css }) =>
      [...css.matchAll(/@(?:media|container)\b[^{]+/g)].map(([query]) => `${name}: ${query}`),
    );
    expect(queries.filter((query) => /width/.test(query))).toEqual([]);
  });
});

describe('the modules of pages', () => {
  it('have every class that their page uses', () => {
    const missing = readdirSync(join(root, 'shop-web/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const file = join(root, 'shop-web/src', name);
        const code = readFileSync(file, 'utf8');
        return [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
          ([, styles = '', sheet = '']) => {
            const css = readFileSync(join(file, '..', sheet), 'utf8').replaceAll(/:global\([^)]*\)/g, '');
            const classes = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
            return [...code.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))]
              .map(([, className]) => className)
              .filter((className) => !classes.has(className))
              .map((className) => `${name}: ${className}`);
          },
        );
      });
    expect(missing).toEqual([]);
  });
});

describe('named widths', () => {
  const widths = readWidths();

  it('equal the breakpoints of Material UI', () => {
    const theme = readFileSync(join(root, 'look/src/themeOptions.ts'), 'utf8');
    for (const [step, width] of [
      ['sm', '--phone'],
      ['md', '--tablet'],
      ['lg', '--laptop'],
    ] as const) {
      const px = Number(new RegExp(`\\b${step}: (\\d+)`).exec(theme)?.[1]);
      expect(widths.get(width)).toBe(`(max-width: ${px - 0.05}px)`);
    }
  });
  it('are replaced in media and container queries', () => {
    expect(replaceWidths('@media (--phone) and (hover) {}', widths)).toBe(
      '@media (max-width: 767.95px) and (hover) {}',
    );
    expect(replaceWidths('@container page (not (--page-phone)) {}', widths)).toBe(
      '@container page (not (max-width: 47.95rem)) {}',
    );
  });
  it('must be declared', () => {
    expect(() => replaceWidths('@media (--wide) {}', widths)).toThrow('--wide');
  });
});
