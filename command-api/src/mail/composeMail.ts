import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { displayLeadSeconds } from '@talloor/rules/delivery/cutOff.ts';
import { instant, pieces } from './formats.ts';
import { htmlOf, textOf, type MailParts } from './layOut.ts';

export type MailReader = {
  readonly language: 'nl' | 'fr';
  readonly name: string | null;
  /** Without final slash; from configuration, not from requests. */
  readonly publicUrl: string;
  readonly ownTexts: OwnTexts;
};

export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };

type MailInput = Partial<MailParts> & Pick<MailParts, 'language' | 'paragraphs' | 'notes'>;

export function composeMail(subject: string, content: MailInput): MailContent {
  const parts = {
    facts: [],
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [],
    rows: [],
    totals: [],
    ...content,
    heading: subject,
  };
  return { subject, text: textOf(parts), html: htmlOf(parts) };
}

export function greet(
  words: { readonly greeting: string; readonly greetingWithoutName: string },
  { name, language }: Pick<MailReader, 'name' | 'language'>,
): string {
  return name ? fillText(words.greeting, { name }, language) : words.greetingWithoutName;
}

/** Half an hour early, like the shop's warning (spec shopping §9). @param deadline ISO instant */
export function formatDeadline(deadline: string, language: 'nl' | 'fr'): string {
  return instant(new Date(Date.parse(deadline) - displayLeadSeconds * 1000).toISOString(), language);
}

type NamedLine = {
  readonly articleNumber: string;
  readonly name: { readonly nl: string; readonly fr: string };
  readonly quantity: number;
  readonly unit: { readonly nl: string; readonly fr: string };
};

/** @returns rows, and text for the omitted ones */
export function firstLines(
  lines: readonly NamedLine[],
  maxArticles: number,
  words: { readonly more: string; readonly more_one: string },
  language: 'nl' | 'fr',
): { readonly rows: readonly (readonly string[])[]; readonly more: readonly string[] } {
  return {
    rows: lines
      .slice(0, maxArticles)
      .map((line) => [`${line.name[language]} (${line.articleNumber})`, pieces(line.quantity, line.unit, language)]),
    more: countMore(lines.length - maxArticles, words, language),
  };
}

export function countMore(
  count: number,
  words: { readonly more: string; readonly more_one: string },
  language: 'nl' | 'fr',
): readonly string[] {
  return count <= 0 ? [] : [fillText(count === 1 ? words.more_one : words.more, { count }, language)];
}
