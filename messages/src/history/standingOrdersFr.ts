import type { StandingOrderHistoryWords } from './standingOrdersNl.ts';

export const standingOrderHistoryFr: StandingOrderHistoryWords = {
  titles: {
    StandingOrderSet: 'Commande permanente créée',
    StandingOrderChanged: 'Commande permanente modifiée',
    StandingOrderPaused: 'Commande permanente en pause\u00a0: {{reason}}',
    StandingOrderResumed: 'Commande permanente reprise',
    StandingOrderDateSkipped: 'Livraison du {{day}} sautée',
    StandingOrderDateRestored: 'Livraison du {{day}} maintenue',
    StandingOrderCameDue: 'La commande permanente du {{day}} est due',
    StandingOrderBasketMade: 'Panier du {{day}} créé',
    StandingOrderDateMissed: 'Pas de panier pour le {{day}}',
    StandingOrderNoticeSent: 'Panier du {{day}} envoyé à {{count}} adresses',
    StandingOrderNoticeSent_one: 'Panier du {{day}} envoyé à 1 adresse',
    StandingOrderEnded: 'Commande permanente arrêtée\u00a0: {{reason}}',
  },
  facts: {
    weekdays: 'Jours de la semaine',
    days: 'Jours',
    articles: 'Articles',
    quantity: 'Quantité de l’article {{article}}',
    until: 'Jusqu’au',
    reason: 'Motif',
    subtotal: 'Sous-total hors TVA',
    differences: 'Différences avec la liste',
  },
  paused: {
    asked: 'sur demande',
    account: 'l’utilisateur ne peut pas commander',
    customer: 'le client ne peut pas commander',
  },
  ended: { asked: 'sur demande', list_deleted: 'la liste est supprimée' },
};
