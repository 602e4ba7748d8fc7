import type { HiddenCells } from './hiddenInOds.ts';

const tags = /<(\/?)([a-z]\w*)\b([^<>]*)>/gi;
const hidingStyle = /\bdisplay\s*:\s*none\b|\bvisibility\s*:\s*(?:hidden|collapse)\b/i;
const hiddenAttribute = /(?:^|\s)hidden(?=[\s=/]|$)/i;

const voidTag = /^(?:br|hr|img|input|wbr)$/;

type SeenPage = { readonly page: string; readonly hidden: readonly HiddenCells[] };

/** Filtered sheets saved as a page hide rows, which the library does not read. */
export function hiddenInHtml(page: string, styles: string): SeenPage {
  const hidingClasses = hidingClassesIn(styles);
  const hides = (tag: string, attributes: string): boolean =>
    hidingStyle.test(attributes) ||
    hiddenAttribute.test(attributes) ||
    classesOf(attributes).some((name) => hidingClasses.has(`.${name}`) || hidingClasses.has(`${tag}.${name}`));
  const tables: { rows: Set<number>; columns: Set<number> }[] = [];
  const at = { row: 0, column: 0 };
  let [isTableHidden, isGroupHidden] = [false, false];
  const seen: string[] = [];
  let readTo = 0;
  let hiddenText: { readonly tag: string; depth: number } | null = null;
  for (const {
    0: { length },
    1: slash,
    2: name = '',
    3: attributes = '',
    index,
  } of page.matchAll(tags)) {
    const tag = name.toLowerCase();
    const isOpening = slash === '';
    if (hiddenText) {
      if (tag === hiddenText.tag) hiddenText.depth += isOpening ? 1 : -1;
      if (hiddenText.depth > 0 && !/^(?:table|t[rdh])$/.test(tag)) continue;
      hiddenText = null;
      readTo = index;
    }
    if (/^t(?:head|body|foot)$/.test(tag)) isGroupHidden = isOpening && hides(tag, attributes);
    if (!isOpening) continue;
    const table = tables.at(-1);
    switch (tag) {
      case 'table':
        isTableHidden = hides(tag, attributes);
        isGroupHidden = false;
        tables.push({ rows: new Set(), columns: new Set() });
        Object.assign(at, { row: 0, column: 0 });
        break;
      case 'tr':
        if (isTableHidden || isGroupHidden || hides(tag, attributes)) table?.rows.add(at.row);
        at.row += 1;
        break;
      case 'col':
        if (hides(tag, attributes)) table?.columns.add(at.column);
        at.column += 1;
        break;
      case 'thead':
      case 'tbody':
      case 'tfoot':
        break;
      default:
        if (voidTag.test(tag) || !hides(tag, attributes)) break;
        seen.push(page.slice(readTo, index + length));
        hiddenText = { tag, depth: 1 };
    }
  }
  return { page: `${seen.join('')}${hiddenText ? '' : page.slice(readTo)}`, hidden: tables };
}

const classesOf = (attributes: string): readonly string[] =>
  /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i.exec(attributes)?.slice(1).join(' ').trim().split(/\s+/) ?? [];

/** Of simple rules: `.name` or `tag.name`. */
function hidingClassesIn(page: string): ReadonlySet<string> {
  const sheets = page.split(/<style\b/i).slice(1);
  const rules = sheets.flatMap(
    (sheet) =>
      sheet
        .slice(sheet.indexOf('>') + 1)
        .split(/<\/style/i)[0]
        ?.split('}') ?? [],
  );
  return new Set(
    rules.flatMap((rule) => {
      const [selectors = '', declarations = '', nested] = rule.split('{');
      return nested === undefined && hidingStyle.test(declarations)
        ? selectors.split(',').map((each) => each.replace('<!--', '').trim())
        : [];
    }),
  );
}
