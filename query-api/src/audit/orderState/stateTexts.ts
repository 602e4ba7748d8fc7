import { containersText } from '@talloor/messages/containers/containersText.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { fr } from '@talloor/messages/history/fr.ts';
import { nl, type HistoryWords } from '@talloor/messages/history/nl.ts';
import { stateBaseEn, stateWordsEn } from '@talloor/messages/history/statesEn.ts';
import { stateWordsFr } from '@talloor/messages/history/statesFr.ts';
import { stateWordsNl, type StateWords } from '@talloor/messages/history/statesNl.ts';
import type { AuditLanguage } from '../auditSide.ts';
import { createHistoryFormats, historyFormats, type HistoryFormats } from '../historyFormats.ts';
import { reasonIn } from '../reasonIn.ts';
import type { Act } from './act.ts';

type Bilingual = { readonly nl: string; readonly fr: string };
type Names = ReadonlyMap<string, string>;

export type StateTexts = {
  readonly base: Pick<HistoryWords, 'facts' | 'values' | 'actors'>;
  readonly words: StateWords;
  readonly format: HistoryFormats;
  /** Products have no English name. */
  readonly own: (text: Bilingual) => string;
  readonly reason: (code: string) => string;
  readonly containers: (all: readonly { readonly kind: string; readonly count: number }[]) => string;
  readonly fill: (text: string, values: Readonly<Record<string, string>>) => string;
};

const en = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

export const stateTexts: Readonly<Record<AuditLanguage, StateTexts>> = {
  nl: {
    base: nl,
    words: stateWordsNl,
    format: historyFormats.nl,
    own: (text) => text.nl,
    reason: (code) => reasonIn(code, 'nl'),
    containers: (all) => containersText('nl', all),
    fill: (text, values) => fillText(text, values, 'nl'),
  },
  fr: {
    base: fr,
    words: stateWordsFr,
    format: historyFormats.fr,
    own: (text) => text.fr,
    reason: (code) => reasonIn(code, 'fr'),
    containers: (all) => containersText('fr', all),
    fill: (text, values) => fillText(text, values, 'fr'),
  },
  en: {
    base: stateBaseEn,
    words: stateWordsEn,
    format: createHistoryFormats({
      locale: 'en-GB',
      words: stateBaseEn.values,
      quantity: (quantity, unit) => `${en.format(quantity)} ${unit}`,
    }),
    own: (text) => text.nl,
    reason: (code) => code.replaceAll('_', ' '),
    containers: (all) => all.map(({ kind, count }) => `${count} × ${kind}`).join(', '),
    fill: (text, values) => fillText(text, values, 'nl'),
  },
};

export type StateView = StateTexts & {
  readonly nameOf: (id: string) => string;
  readonly actor: (act: Actor) => string | null;
};
type Actor = Pick<Act, 'actorId' | 'actorRole'>;

export function stateView(language: AuditLanguage, names: Names): StateView {
  const text = stateTexts[language];
  return {
    ...text,
    nameOf: (id) => names.get(id) ?? text.words.values.nobody,
    actor: ({ actorId, actorRole }) =>
      actorRole === 'system' || actorRole === 'erp' ? text.base.actors[actorRole] : (names.get(actorId) ?? null),
  };
}
