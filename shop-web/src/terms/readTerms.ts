import type { Terms } from '@talloor/messages/terms/terms.ts';

export function readTerms(title: string, text: string): Terms {
  const sections: { title: string; paragraphs: string[] }[] = [];
  const intro: string[] = [];
  for (const part of text.replaceAll('\r', '').split(/\n\s*\n|\n(?=# )|(?<=^# .*)\n/m)) {
    const paragraph = part.trim();
    if (paragraph === '') continue;
    if (paragraph.startsWith('# ')) sections.push({ title: paragraph.slice(2).trim(), paragraphs: [] });
    else (sections.at(-1)?.paragraphs ?? intro).push(paragraph);
  }
  return { title, intro: intro.join('\n'), sections };
}
