/** Escaped HTML, created by `html` only. */
export type Html = { readonly html: string };
type Part = Html | string | number | null | false | readonly Html[];

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapePart = (part: Part): string => {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
  return 'html' in part ? part.html : part.map((nested) => nested.html).join('');
};

/** Escapes inserted text unless `html` created it. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((before, text, index) => `${before}${escapePart(parts[index - 1] ?? null)}${text}`),
});
