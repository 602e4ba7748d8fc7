import type { ReplacementHistoryWords } from './replacementsNl.ts';

export const replacementHistoryFr: ReplacementHistoryWords = {
  choices: {
    replace: 'remplacer',
    ask: 'demander d’abord',
    never: 'ne jamais remplacer',
    none: 'comme convenu avec le client',
  },
  titles: {
    BasketLineReplacementChosen: 'En cas de manque de {{article}}',
    OrderLineReplacementChosen: 'En cas de manque de {{article}}',
    DeliveryReplacementAsked: 'Demandé si {{count}} remplacements conviennent',
    DeliveryReplacementAsked_one: 'Demandé si 1 remplacement convient',
    DeliveryReplacementAnswered: 'Réponse au remplacement demandé',
    DeliveryReplacementLapsed: 'Pas de réponse à temps\u00a0: rien ne remplace l’article',
    DeliveryReplacementLapsed_dispatched: 'Partie avant la réponse\u00a0: rien ne remplace l’article',
    DeliveryReplacementMailSent: 'Question sur le remplacement envoyée par e-mail',
  },
  facts: {
    answer_until: 'Réponse jusqu’au',
    answer_hour: 'Réponse jusqu’à, la veille de la livraison',
    shortage: 'En cas de manque',
  },
  accepted: 'accepté',
  refused: 'refusé',
  withheld: {
    never: 'pas remplacé, comme demandé',
    asked: 'attend une réponse',
    declined: 'remplacement refusé',
    unanswered: 'pas remplacé, sans réponse à temps',
  },
};
