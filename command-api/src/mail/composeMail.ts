import { fillText } from '@talloor/messages/basket/fillText.ts';
import { shownEarlierSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import { instant, number } from './formats.ts';
import { htmlOf, textOf, type MailParts } from './layOut.ts';

/** Whom a mail is for. */
export type MailReader = {
  readonly language: 'nl' | 'fr';
  /** Null where nothing is known of them. */
  readonly name: string | null;
  /** Where the shop is reached, without a slash at its end; never what a request says of itself. */
  readonly publicUrl: string;
};

/** A mail as it is sent. */
export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };

type Said = Partial<MailParts> & Pick<MailParts, 'language' | 'paragraphs' | 'notes'>;

/** A mail under its subject, of the parts that it has. */
export function composeMail(subject: string, said: Said): MailContent {
  const parts = {
    facts: [],
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [],
    rows: [],
    totals: [],
    ...said,
    heading: subject,
  };
  return { subject, text: textOf(parts), html: htmlOf(parts) };
}

/** How a mail begins. */
export function greet(
  words: { readonly greeting: string; readonly greetingWithoutName: string },
  { name, language }: Pick<MailReader, 'name' | 'language'>,
): string {
  return name ? fillText(words.greeting, { name }, language) : words.greetingWithoutName;
}

/** A deadline as mails say it: as the warning in the shop, half an hour before the true one (spec shopping §9). @param deadline ISO instant */
export function shownDeadline(deadline: string, language: 'nl' | 'fr'): string {
  return instant(new Date(Date.parse(deadline) - shownEarlierSeconds * 1000).toISOString(), language);
}

type NamedLine = {
  readonly articleNumber: string;
  readonly name: { readonly nl: string; readonly fr: string };
  readonly quantity: number;
  readonly unit: { readonly nl: string; readonly fr: string };
};

/**
 * The first lines of what was ordered, article and quantity.
 * @param named how many articles the mail names
 * @returns its rows, and in words how many more there are; none where all are named
 */
export function firstLines(
  lines: readonly NamedLine[],
  named: number,
  words: { readonly more: string; readonly more_one: string },
  language: 'nl' | 'fr',
): { readonly rows: readonly (readonly string[])[]; readonly more: readonly string[] } {
  return {
    rows: lines
      .slice(0, named)
      .map((line) => [
        `${line.name[language]} (${line.articleNumber})`,
        `${number(line.quantity, language)} ${line.unit[language]}`,
      ]),
    more: countMore(lines.length - named, words, language),
  };
}

/** In words how many more there are than a mail names; none where it names all. */
export function countMore(
  count: number,
  words: { readonly more: string; readonly more_one: string },
  language: 'nl' | 'fr',
): readonly string[] {
  return count <= 0 ? [] : [fillText(count === 1 ? words.more_one : words.more, { count }, language)];
}
