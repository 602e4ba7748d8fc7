import { inflateSync } from 'node:zlib';

function objectsOf(pdf: Uint8Array): (reference: string | undefined) => string {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = '', stream] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    const bytes = stream === undefined ? null : Buffer.from(stream, 'latin1');
    if (bytes === null) objects.set(number, body);
    else objects.set(number, (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'));
  }
  return (reference = '') => objects.get(reference) ?? '';
}

const fromHex = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function lettersOfFont(cmap: string): readonly string[] {
  const ranges = cmap.slice(cmap.indexOf('beginbfrange'), cmap.indexOf('endbfrange'));
  return Array.from(ranges.matchAll(/\[([^\]]*)\]/g), ([, entries = '']) =>
    Array.from(entries.matchAll(/<([^>]*)>/g), ([, hex = '']) => fromHex(hex)),
  ).flat();
}

function literal(text: string): string {
  const bytes = Buffer.from(
    text.replaceAll(
      /\\([\s\S])/g,
      (_, character: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[character] ?? character,
    ),
    'latin1',
  );
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * As copied from a PDF. ActualText replaces what it encloses; right-to-left glyphs lie in visual order (ISO 32000-1,
 * 14.8.2.3.3 and 14.9.4).
 */
export function readPaper(pdf: Uint8Array): string[] {
  const objectOf = objectsOf(pdf);
  const texts: string[] = [];
  const all = Buffer.from(pdf).toString('latin1');
  for (const [, page = ''] of all.matchAll(/obj\n(<<\n\/Type \/Page\n[\s\S]*?)\nendobj/g)) {
    const resources = objectOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = new Map<string, readonly string[]>();
    for (const [, name = '', reference] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objectOf(reference))?.[1];
      fonts.set(name, lettersOfFont(objectOf(cmap)));
    }
    let actual: string | null = null;
    let letters: readonly string[] = [];
    const content = objectOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    const operators = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\/(F\d+) [\d.]+ Tf|(EMC)|BT([\s\S]*?)ET/g;
    for (const [, marked, , end, drawn] of content.matchAll(operators)) {
      if (marked !== undefined) texts.push((actual = literal(marked)));
      else if (end !== undefined) actual = null;
      else if (drawn !== undefined && actual === null) {
        letters = fonts.get(/\/(F\d+) /.exec(drawn)?.[1] ?? '') ?? [];
        const glyphs = Array.from(drawn.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) => hex)
          .flatMap((hex) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd');
        texts.push((isRightToLeft.test(glyphs.join('')) ? glyphs.toReversed() : glyphs).join(''));
      }
    }
  }
  return texts;
}
