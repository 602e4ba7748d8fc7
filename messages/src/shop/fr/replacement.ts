import type { replacement as dutch } from '../nl/replacement.ts';

/** Words of what a buyer is asked and chooses where an article falls short, in French. */
export const replacement = {
  title: 'Un autre article peut-il venir\u00a0?',
  lead: 'De la commande <b>{{order}}</b> pour {{customer}}, livraison {{day}}, nous n’avons pas tout.',
  until: 'Choisissez jusqu’au {{moment}}. Sans réponse, nous ne livrons rien à la place.',
  short: 'Manque',
  instead: 'À la place',
  difference: 'Différence HTVA\u00a0: {{amount}}',
  same: 'Même prix',
  legend: '{{article}} à la place\u00a0?',
  accept: 'Oui, il peut venir',
  refuse: 'Non, rien à la place',
  send: 'Transmettre mon choix',
  sending: 'Transmission en cours…',
  incomplete: 'Indiquez pour chaque article si le remplacement convient.',
  failed: 'Choix non transmis',
  accepted: 'Vient à la place',
  refused: 'Ne vient pas à la place',
  status: {
    answered: 'Votre réponse est transmise',
    lapsed: 'Il n’est plus possible de répondre',
    superseded: 'Cette question n’est plus d’actualité',
  },
  statusText: {
    answered: 'Choisi le {{moment}}. Ce choix est définitif.',
    lapsed: 'Rien ne remplace ce qui manque.',
    superseded: 'La livraison a été préparée autrement. S’il reste un choix à faire, vous avez reçu un nouvel e-mail.',
  },
  toOrder: 'Voir la commande',
  toShop: 'Vers la boutique',
  invalid: 'Ce lien n’est pas valable',
  invalidText: 'Utilisez le lien du dernier e-mail sur cette livraison, ou connectez-vous et ouvrez votre commande.',
  checkFailed: 'La question n’a pas pu être chargée',
  checkFailedText: 'Réessayez, ou connectez-vous et ouvrez votre commande.',
} satisfies typeof dutch;
