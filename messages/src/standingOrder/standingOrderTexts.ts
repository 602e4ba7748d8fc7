import { basketTexts, isLineError } from '../basket/basketTexts.ts';
import { fillText, type TextLanguage, type TextParameters } from '../basket/fillText.ts';
import { nl as noDeliveryNl } from '../delivery/nl.ts';
import { fr as noDeliveryFr } from '../delivery/fr.ts';

const words = {
  nl: {
    'article.not_found': 'Niet meer in je assortiment',
    'basket.too_many_lines': 'Een bestelling kan {{max_lines}} regels bevatten',
    other: 'Nu niet te bestellen',
    missed: {
      closed: 'Geen levering die dag: {{closure}}',
      too_late: 'De besteltijd was al voorbij',
      nothing_to_order: 'Geen enkel artikel was te bestellen',
      account: 'Wie de vaste bestelling instelde, kan niet meer bestellen voor deze klant',
      customer: 'Met dit klantnummer kan niet besteld worden',
      ended: 'De vaste bestelling of het lijstje is verwijderd',
    },
  },
  fr: {
    'article.not_found': 'N’est plus dans votre assortiment',
    'basket.too_many_lines': 'Une commande peut contenir {{max_lines}} lignes',
    other: 'Non commandable pour le moment',
    missed: {
      closed: 'Pas de livraison ce jour-là\u00a0: {{closure}}',
      too_late: 'L’heure limite était déjà passée',
      nothing_to_order: 'Aucun article n’était commandable',
      account: 'La personne qui a créé la commande permanente ne peut plus commander pour ce client',
      customer: 'Ce numéro de client ne permet pas de commander',
      ended: 'La commande permanente ou la liste a été supprimée',
    },
  },
} as const;

type Closure = {
  readonly reason: keyof typeof noDeliveryNl & ('holiday' | 'closing_day' | 'weekend' | 'not_a_delivery_day');
  readonly holiday: { readonly nl: string; readonly fr: string } | null;
};
const noDelivery = { nl: noDeliveryNl, fr: noDeliveryFr };

export const standingOrderTexts = {
  /** `code` as on the wire. */
  reason: (code: string, parameters: TextParameters, language: TextLanguage): string => {
    if (isLineError(code)) return basketTexts.lineError(code, parameters, language);
    const reasonTexts = words[language];
    if (code === 'article.not_found' || code === 'basket.too_many_lines')
      return fillText(reasonTexts[code], parameters, language);
    return reasonTexts.other;
  },
  /** The holiday's name, if any. */
  closure: ({ reason, holiday }: Closure, language: TextLanguage): string =>
    holiday?.[language] ?? noDelivery[language][reason],
  missed: (reason: keyof (typeof words)['nl']['missed'], closure: Closure | null, language: TextLanguage): string =>
    fillText(
      words[language].missed[reason],
      { closure: closure === null ? '' : standingOrderTexts.closure(closure, language) },
      language,
    ),
};
