export const deliveries = {
  'delivery.order_unknown': {
    title: 'Deze bestelling bestaat niet',
    detail: 'De melding wacht tot de bestelling er is, of tot iemand haar verbetert.',
  },
  'delivery.order_cancelled': {
    title: 'Deze bestelling wordt niet geleverd',
    detail: 'Ze werd geannuleerd. Kijk het bestelnummer na.',
  },
  'delivery.order_open': {
    title: 'Deze bestelling kan nog gewijzigd worden',
    detail: 'Ze wordt pas klaargezet na de uiterste wijzigtijd.',
  },
  'delivery.order_differs': {
    title: 'Deze levering is van bestelling {{order}}',
    detail: 'Een levering hoort bij één bestelling. Kijk de nummers na.',
  },
  'delivery.order_has_another': {
    title: 'Deze bestelling heeft al levering {{delivery}}',
    detail: 'Een bestelling heeft één levering. Kijk de nummers na.',
  },
  'delivery.not_scheduled': {
    title: 'Deze levering is nog niet ingepland',
    detail: 'De melding wacht op de planning.',
  },
  'delivery.not_picked': {
    title: 'Deze levering is nog niet klaargezet',
    detail: 'De melding wacht tot de regels gemeld zijn.',
  },
  'delivery.not_dispatched': {
    title: 'Deze levering is nog niet vertrokken',
    detail: 'De melding wacht op het vertrek.',
  },
  'delivery.not_delivered': {
    title: 'Deze levering is nog niet aangekomen',
    detail: 'De melding wacht tot de levering gemeld is.',
  },
  'delivery.already_dispatched': {
    title: 'Deze levering is al vertrokken',
    detail: 'Wat geladen is, verandert niet meer. Gebruik een retour of creditnota.',
  },
  'delivery.already_delivered': {
    title: 'Deze levering is al afgeleverd',
    detail: 'De melding zegt een ander uur dan de eerste.',
  },
  'delivery.already_invoiced': {
    title: 'Deze levering is al gefactureerd',
    detail: 'De melding noemt een andere factuur of andere data dan de eerste.',
  },
  'delivery.contradicts_itself': {
    title: 'Deze melding spreekt zichzelf tegen',
    detail: 'Kijk uren, volgorde en aantallen na.',
  },
  'delivery.dated_ahead': {
    title: 'Deze melding ligt in de toekomst',
    detail: 'Kijk datum, uur en tijdzone na.',
  },
  'delivery.line_unknown': {
    title: 'Regel {{line}} staat niet in de bestelling',
    detail: 'Meld enkel regels van de bestelling.',
  },
  'delivery.line_missing': {
    title: 'Regel {{line}} van de bestelling ontbreekt',
    detail: 'Meld elke regel, ook wat niet geleverd wordt.',
  },
  'delivery.article_differs': {
    title: 'Regel {{line}} is artikel {{article}}',
    detail: 'Meld een ander artikel als vervanging.',
  },
  'delivery.article_unknown': {
    title: 'Artikel {{article}} bestaat niet',
    detail: 'Kijk het nummer van de vervanging na.',
  },
  'delivery.more_than_ordered': {
    title: 'Regel {{line}}: meer geleverd dan besteld',
    detail: 'Geleverd en vervangen samen zijn hoogstens wat besteld werd.',
  },
  'delivery.message_invalid': {
    title: 'Deze melding is niet zoals afgesproken',
    detail: 'Kijk het veld {{field}} na.',
  },
  'delivery.changed_meanwhile': {
    title: 'Deze levering is intussen veranderd',
    detail: 'Een collega of het ERP was eerst. Laad de levering opnieuw en kijk na wat er nu staat.',
  },
  'delivery.message_reused': {
    title: 'Onder deze naam kwam eerder een andere melding',
    detail: 'Geef elke melding een eigen message_id.',
  },
  'parked_delivery.not_found': {
    title: 'Deze melding wacht niet meer',
    detail: 'Ze is intussen opgenomen. Kijk in de geschiedenis van de bestelling.',
  },
  'parked_delivery.settled': {
    title: 'Iemand heeft deze melding al afgehandeld',
    detail: 'Ververs de pagina en kijk wie wat deed.',
  },
  'delivery_note.not_found': {
    title: 'Deze levernota bestaat niet',
    detail: 'Kijk het nummer na, of kies ze in Mijn bestellingen.',
  },
  'delivery_note.line_not_found': {
    title: 'Deze regel staat niet op de levernota',
    detail: 'Ververs de levernota.',
  },
};
