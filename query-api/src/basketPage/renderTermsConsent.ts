import { fillText } from '@talloor/messages/basket/fillText.ts';
import { terms as fr } from '@talloor/messages/shop/fr/help.ts';
import { terms as nl } from '@talloor/messages/shop/nl/help.ts';
import { fr as firstFr } from '@talloor/messages/terms/fr.ts';
import { nl as firstNl } from '@talloor/messages/terms/nl.ts';
import type { FieldMarks } from './fieldMarks.ts';
import { html, type Html } from './html.ts';

export type DueTerms = { readonly version: number; readonly text: string | null };

const pages = { nl: '/algemene-voorwaarden', fr: '/conditions-generales' } as const;

/** With the text, because its own page needs script. */
export function renderTermsConsent(
  { version, text }: DueTerms,
  { marked, wrong }: FieldMarks,
  language: 'nl' | 'fr',
): Html {
  const words = { nl, fr }[language];
  const { title } = { nl: firstNl, fr: firstFr }[language];
  const paragraphs = (text ?? '').split(/\s*\n\s*/).filter((paragraph) => paragraph !== '');
  return html`<h2>${words.changed}</h2>
    <p>${words.read} <a href="${pages[language]}" target="_blank">${title}</a></p>
    ${
      paragraphs.length > 0 &&
      html`<details>
        <summary>${words.textOf}</summary>
        ${paragraphs.map((paragraph) => html`<p>${paragraph.replace(/^# /, '')}</p>`)}
      </details>`
    }
    <input type="hidden" name="terms_version" value="${version}" />
    <p>
      <label
        ><input type="checkbox" name="terms_consent" value="1" required ${marked('terms_consent')} />
        ${fillText(words.accept, { version }, language)}</label
      >${wrong('terms_consent')}
    </p>`;
}
