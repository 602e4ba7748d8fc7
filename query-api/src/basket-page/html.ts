/** HTML that is safe to send: made by `html` alone. */
export type Html = { readonly html: string };
type Part = Html | string | number | null | false | readonly Html[];

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const written = (part: Part): string => {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
};

/** A template of HTML: what is put in is text and is escaped, unless it was made by `html` itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((before, text, index) => `${before}${written(parts[index - 1] ?? null)}${text}`),
});
