export const approvals = {
  'basket.awaiting_approval': {
    title: 'Deze winkelwagen wacht op goedkeuring',
    detail: 'Tot er beslist is verandert er niets aan. Wie de goedkeuring vroeg, kan hem terugnemen.',
  },
  'approval.needed': {
    title: 'Deze bestelling is meer dan je alleen mag bestellen',
    detail: 'Er is niets besteld. Stuur ze ter goedkeuring: de knop zegt nu naar wie.',
  },
  'approval.above_limit': {
    title: 'Zo gewijzigd is de bestelling meer dan je alleen mag bestellen',
    detail:
      'Er is niets gewijzigd. Vraag de wijziging aan wie bestellingen goedkeurt, of stuur een nieuwe bestelling ter goedkeuring.',
  },
  'approval.not_needed': {
    title: 'Deze bestelling heeft geen goedkeuring meer nodig',
    detail: 'Er is niets verstuurd. Je kunt ze nu gewoon bestellen.',
  },
  'approval.no_approver': {
    title: 'Niemand kan deze bestelling goedkeuren',
    detail:
      'Je winkelwagen blijft zoals hij is. Bestel minder, of vraag wie de gebruikers beheert om iemand te laten goedkeuren.',
  },
  'approval.not_waiting': {
    title: 'Deze winkelwagen wacht niet meer op goedkeuring',
    detail: 'Hij is intussen teruggestuurd of teruggenomen. Laad de goedkeuringen opnieuw.',
  },
  'approval.lapsed': {
    title: 'De uiterste besteltijd van deze winkelwagen is voorbij',
    detail: 'Hij kan niet meer goedgekeurd worden. Wie de goedkeuring vroeg, kan een andere leverdag kiezen.',
  },
  'approval.own': {
    title: 'Je eigen aanvraag kun je niet beoordelen',
    detail: 'Een andere goedkeurder van dit klantnummer doet dat. Je kunt ze wel terugnemen.',
  },
  'approval.not_own': {
    title: 'Alleen wie de goedkeuring vroeg, neemt een winkelwagen terug',
    detail: 'Wie goedkeurt, kan hem terugsturen.',
  },
  'approval.above_own_limit': {
    title: 'Deze bestelling is meer dan je eigen grens',
    detail: 'Een goedkeurder met een hogere grens of zonder grens moet ze goedkeuren.',
  },
  'approval.no_right': {
    title: 'Je mag voor dit klantnummer geen bestellingen goedkeuren',
    detail: 'Vraag dat recht aan wie de gebruikers beheert.',
  },
  'approval.asker_may_not_order': {
    title: 'Wie deze bestelling aanvroeg, mag niet meer bestellen',
    detail: 'Stuur de winkelwagen terug: daarna kan een collega ze bestellen.',
  },
};
