const onwards = { nl: 'Verder', fr: 'Continuer' } as const;
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);

type PlainPage = {
  readonly language: 'nl' | 'fr';
  readonly title: string;
  readonly content: string;
  readonly reloadsAfterSeconds?: number;
};

/** A page that loads no other file. */
export const plainPage = ({ language, title, content, reloadsAfterSeconds }: PlainPage): string =>
  `<!doctype html>
<html lang="${language}-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${reloadsAfterSeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${reloadsAfterSeconds}">`}
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#231a21;max-width:36rem;margin:0 auto;padding:48px 16px}a{color:#5e2a52}</style>
</head>
<body><main>${content}</main></body>
</html>
`;

export const problemPage = (title: string, detail: string | undefined, language: 'nl' | 'fr'): string =>
  plainPage({
    language,
    title,
    content: `<h1>${escapeHtml(title)}</h1>${detail === undefined ? '' : `<p>${escapeHtml(detail)}</p>`}<p><a href="/">${onwards[language]}</a></p>`,
  });
