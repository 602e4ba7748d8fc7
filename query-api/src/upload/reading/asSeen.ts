/**
 * What a person sees: the library glues pieces of a text (6²), drops formulas without a stored value, and reads struck
 * text.
 */
type AsSeen = (markup: string) => string;

/** The number format of struck cells, which no order has (built-in number 48). */
export const struckFormat = '##0.0E+0';
const mark = '&#8230; ';
const strikes = String.raw`<(?:\w+:)?strike\b(?![^<>]*val="(?:0|false)")[^<>]*>`;

/** Excel 2007 and later: sheets, shared texts and styles (ISO/IEC 29500-1, 18.3.1.4, 18.4.4 and 18.8). */
export const xlsxAsSeen: AsSeen = (part) => {
  const struck = new Set(
    [...(/<(?:\w+:)?fonts\b.*?<\/(?:\w+:)?fonts>/s.exec(part)?.[0] ?? '').matchAll(wholeFont)].flatMap(([font], at) =>
      new RegExp(strikes).test(font) ? [String(at)] : [],
    ),
  );
  const marked = part
    .replaceAll(/<(?:\w+:)?xf\b[^<>]*>/g, (xf) =>
      struck.has(/\bfontId="(\d+)"/.exec(xf)?.[1] ?? '') ? xf.replace(/\bnumFmtId="\d*"/, 'numFmtId="48"') : xf,
    )
    .replaceAll(
      new RegExp(String.raw`${strikes}(?:(?!<\/(?:\w+:)?r>).)*?<(?:\w+:)?t(?:\s[^<>]*)?>`, 'gs'),
      (run) => `${run}${mark}`,
    );
  return xlsxTexts(marked);
};
const wholeFont = /<(?:\w+:)?font(?:\s[^<>]*)?(?:\/>|>.*?<\/(?:\w+:)?font>)/gs;

const xlsxTexts: AsSeen = (part) =>
  apart(part, />[^<>]*(?=<\/(?:\w+:)?t>\s*<\/(?:\w+:)?r>\s*<(?:\w+:)?r[\s>])/g).replaceAll(
    /<((?:\w+:)?)c\b([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*(?:\/>|>([^<]*)<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g,
    (cell: string, prefix: string, attributes: string, formula = '') =>
      isEmptyText(/\st="str"/.test(attributes), formula)
        ? cell
        : `<${prefix}c${attributes.replace(/\st="\w*"/, '')} t="inlineStr"><is><t>=${formula || missing}</t></is></${prefix}c>`,
  );

/** Spreadsheet of OpenDocument (1.3, part 3, 9.1.4). */
export const odsAsSeen: AsSeen = (content) =>
  apart(struckInOds(content), />[^<>]*(?=<\/?text:(?:span|a)\b)/g).replaceAll(
    /<table:table-cell\b([^<>]*?)(?:\/>|>\s*(?:<text:p\b[^<>]*?(?:\/>|>\s*<\/text:p>)\s*)?<\/table:table-cell>)/g,
    (cell: string, attributes: string) => {
      const [, formula] = /\stable:formula="[^"=]*=?([^"]*)"/.exec(attributes) ?? [];
      if (formula === undefined || /\soffice:(?:\w+-)?value="/.test(attributes)) return cell;
      const others = attributes.replace(/\soffice:value-type="[^"]*"/, '');
      return `<table:table-cell${others} office:value-type="string"><text:p>=${formula || missing}</text:p></table:table-cell>`;
    },
  );

/** Cells and texts of a struck style (1.3, part 3, 20.378). */
function struckInOds(content: string): string {
  const styles = [...content.matchAll(/<style:style\b[^<>]*[^/]>(?:(?!<\/style:style>).)*/gs)].flatMap(([style]) =>
    /text-line-through-(?:style|type)="(?!none)/.test(style) ? (/\sstyle:name="([^"]*)"/.exec(style)?.[1] ?? []) : [],
  );
  const struck = new Set(styles);
  const isStruck = (tag: string) => struck.has(/\s(?:table|text):style-name="([^"]*)"/.exec(tag)?.[1] ?? '');
  return content
    .replaceAll(
      /(<table:table-cell\b[^<>]*[^/]>)(\s*<text:p\b[^<>]*[^/]?>)/g,
      (both: string, cell: string, text: string) =>
        isStruck(cell)
          ? `${cell.replaceAll(/\soffice:[\w-]*value[\w-]*="[^"]*"/g, '').replace(/>$/, ' office:value-type="string">')}${text}${mark}`
          : both,
    )
    .replaceAll(/<text:(?:span|p)\b[^<>]*[^/]>/g, (tag) => (isStruck(tag) ? `${tag}${mark}` : tag));
}

/** Excel 2003 XML. Of a text with formats the library reads the last piece alone. */
export const xmlAsSeen: AsSeen = (text) =>
  apart(
    text.replaceAll(/<(?:\w+:)?S\b[^<>]*>/g, (tag) => `${tag}${mark}`),
    />[^<>]*(?=<\/?(?:\w+:)?(?:b|i|u|s|sub|sup|font|span)\b)/gi,
  )
    .replaceAll(/<\/?(?:\w+:)?(?:b|i|u|s|sub|sup|font|span)\b[^<>]*>/gi, '')
    .replaceAll(
      /<((?:\w+:)?)Cell\b([^<>]*?)(?:\/>|>\s*(?:<(?:\w+:)?Data\b([^<>]*?)(?:\/>|>\s*<\/(?:\w+:)?Data>)\s*)?<\/(?:\w+:)?Cell>)/g,
      (cell: string, prefix: string, attributes: string, data = '') => {
        const [, formula] = /\bFormula="=?([^"]*)"/.exec(attributes) ?? [];
        return formula === undefined || isEmptyText(/\bType="String"/.test(data), formula)
          ? cell
          : `<${prefix}Cell${attributes}><Data ss:Type="String">=${formula || missing}</Data></${prefix}Cell>`;
      },
    );

export const htmlAsSeen: AsSeen = (page) =>
  apart(
    page.replaceAll(struckTag, (tag) => `${tag}… `),
    />[^<>]*(?=<\/?(?!t[dhr]\b|table\b|tbody\b|thead\b|tfoot\b)[a-z])/gi,
    '&nbsp;',
  );

const struckTag = /<(?:s|strike|del)(?:\s[^<>]*)?>|<(?!t(?:r|able|body|head|foot)\b)[a-z][^<>]*line-through[^<>]*>/gi;

/** A space behind each piece with a digit makes them a question. */
const apart = (markup: string, pieces: RegExp, space = '&#160;'): string =>
  markup.replaceAll(pieces, (piece) => (/\d/.test(piece) ? `${piece}${space}` : piece));

/** Result of `IF(A1>5,6,"")`. */
const isEmptyText = (isText: boolean, formula: string): boolean => isText && /""|&quot;&quot;/.test(formula);
const missing = '&#8230;';
