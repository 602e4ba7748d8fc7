export const standingOrderHistoryNl = {
  titles: {
    StandingOrderSet: 'Vaste bestelling ingesteld',
    StandingOrderChanged: 'Vaste bestelling gewijzigd',
    StandingOrderPaused: 'Vaste bestelling gepauzeerd: {{reason}}',
    StandingOrderResumed: 'Vaste bestelling hervat',
    StandingOrderDateSkipped: 'Levering van {{day}} overgeslagen',
    StandingOrderDateRestored: 'Levering van {{day}} gaat toch door',
    StandingOrderCameDue: 'Vaste bestelling voor {{day}} is aan de beurt',
    StandingOrderBasketMade: 'Winkelwagen voor {{day}} gemaakt',
    StandingOrderDateMissed: 'Geen winkelwagen voor {{day}}',
    StandingOrderNoticeSent: 'Winkelwagen voor {{day}} gemaild naar {{count}} adressen',
    StandingOrderNoticeSent_one: 'Winkelwagen voor {{day}} gemaild naar 1 adres',
    StandingOrderEnded: 'Vaste bestelling gestopt: {{reason}}',
  },
  facts: {
    weekdays: 'Weekdagen',
    days: 'Dagen',
    articles: 'Artikelen',
    quantity: 'Aantal van artikel {{article}}',
    until: 'Tot',
    reason: 'Reden',
    subtotal: 'Subtotaal excl. btw',
    differences: 'Verschillen met de lijst',
  },
  paused: { asked: 'gevraagd', account: 'de gebruiker kan niet bestellen', customer: 'de klant kan niet bestellen' },
  ended: { asked: 'gevraagd', list_deleted: 'de lijst is verwijderd' },
};
export type StandingOrderHistoryWords = typeof standingOrderHistoryNl;
