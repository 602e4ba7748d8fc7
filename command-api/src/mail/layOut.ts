export type MailParts = {
  readonly language: 'nl' | 'fr';
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What changed comes first. */
  readonly changes?: { readonly title: string; readonly rows: readonly (readonly string[])[] };
  readonly facts: readonly (readonly [string, string])[];
  readonly shortTitle: string;
  readonly shortLines: readonly string[];
  readonly shortAdvice: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (readonly [string, string])[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly notes: readonly string[];
};

export function textOf(parts: MailParts): string {
  const short =
    parts.shortLines.length === 0
      ? []
      : [parts.shortTitle, ...parts.shortLines.map((line) => `- ${line}`), parts.shortAdvice, ''];
  const changes =
    parts.changes === undefined
      ? []
      : [parts.changes.title, ...parts.changes.rows.map((cells) => `- ${cells.join(': ')}`), '', ...linkLines(parts)];
  return [
    ...parts.paragraphs,
    '',
    ...changes,
    ...parts.facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...short,
    ...parts.rows.map((row) => `- ${row.filter((cell) => cell !== '').join(' · ')}`),
    '',
    ...parts.totals.map(([name, value]) => `${name}: ${value}`),
    '',
    ...(changes.length === 0 ? linkLines(parts) : []),
    ...parts.notes,
  ].join('\n');
}

const linkLines = ({ link }: MailParts): string[] => (link ? [`${link.label}: ${link.url}`, ''] : []);

const cell = 'style="padding:4px 12px 4px 0;border-bottom:1px solid #e8e3e7;text-align:left"';
const figure = 'style="padding:4px 0 4px 12px;border-bottom:1px solid #e8e3e7;text-align:right;white-space:nowrap"';

const plate = (ground: string, rim: string) =>
  `<span style="display:inline-block;width:8px;height:8px;border:5px solid ${ground};border-radius:50%;background:${ground};box-shadow:inset 0 0 0 2px ${rim};margin:0 1px"></span>`;
/** The wordmark as text and two plates: mail programs hold back images. */
export const logo = `<div role="img" aria-label="Talloor" style="font:800 26px/1 Archivo,Arial,sans-serif;letter-spacing:-1px;color:#34172e;margin:0 0 16px">tall${plate('#f7be3b', '#5e2a52')}${plate('#5e2a52', '#fff')}r</div>`;

/** Inline styles, because mail clients drop style sheets. */
export function htmlOf(parts: MailParts): string {
  const paragraph = (words: string) => `<p>${escaped(words)}</p>`;
  const row = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((words, at) => `<${tag} ${at === 0 ? cell : figure}>${escaped(words)}</${tag}>`).join('')}</tr>`;
  const short =
    parts.shortLines.length === 0
      ? ''
      : `<h2>${escaped(parts.shortTitle)}</h2><ul>${parts.shortLines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>${paragraph(parts.shortAdvice)}`;
  const changes =
    parts.changes === undefined
      ? ''
      : `<h2>${escaped(parts.changes.title)}</h2><table style="border-collapse:collapse;width:100%"><tbody>${parts.changes.rows.map((cells) => row('td', cells)).join('\n')}</tbody></table>\n${linkOf(parts)}`;
  return `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8"><title>${escaped(parts.heading)}</title></head>
<body style="font-family:Archivo,Arial,sans-serif;color:#231a21;max-width:680px">
${logo}
<h1 style="color:#5e2a52">${escaped(parts.heading)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}
${changes}
<dl>${parts.facts.map(([name, value]) => `<dt><strong>${escaped(name)}</strong></dt><dd>${escaped(value).replaceAll('\n', '<br>')}</dd>`).join('')}</dl>
${short}
${parts.rows.length === 0 ? '' : `<table style="border-collapse:collapse;width:100%"><thead>${row('th', parts.head)}</thead><tbody>${parts.rows.map((cells) => row('td', cells)).join('\n')}</tbody></table>`}
${parts.totals.length === 0 ? '' : `<table style="border-collapse:collapse;margin-left:auto">${parts.totals.map((cells) => row('td', cells)).join('')}</table>`}
${changes === '' ? linkOf(parts) : ''}${parts.notes.map(paragraph).join('\n')}
</body></html>`;
}

const linkOf = ({ link }: MailParts): string =>
  link
    ? `<p><a href="${escaped(link.url)}" style="background:#5e2a52;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(link.label)}</a></p>\n`
    : '';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
