/** Words of cancelling an order, and of why the office keeps one locked. */
export const cancelOrder = {
  cancel: 'Bestelling annuleren',
  name: 'Bestelling annuleren, {{order}}',
  title: 'Bestelling {{order}} annuleren?',
  text: 'Er wordt niets van geleverd. Wat voor jou opzij lag, gaat terug naar de voorraad. Dit kan je niet ongedaan maken; opnieuw bestellen kan altijd.',
  reason: 'Reden (mag je leeg laten)',
  noReason: 'Geen reden',
  keep: 'Bestelling behouden',
  done: 'Bestelling {{order}} is geannuleerd',
  doneText: 'Je krijgt een bevestiging per e-mail.',
  failed: 'Niet geannuleerd',
  note: 'Geannuleerd: er wordt niets geleverd of aangerekend.',
  lockedUntil: 'Tijdelijk vergrendeld tot {{moment}}: {{reason}}',
  locks: {
    checking_prices: 'we kijken de prijzen na',
    checking_stock: 'we kijken de voorraad na',
    checking_delivery: 'we plannen de levering opnieuw',
    unpaid_invoices: 'er staan facturen open',
    question_by_phone: 'we hebben een vraag voor jullie',
    in_preparation: 'ze wordt klaargezet',
  },
  reasons: {
    no_longer_needed: 'Niet meer nodig',
    ordered_twice: 'Twee keer besteld',
    wrong_date: 'Verkeerde leverdag',
    too_much: 'Te veel besteld',
  },
};
