export const replacements = {
  'replacement.link_invalid': {
    title: 'Deze link is ongeldig',
    detail: 'Gebruik de link uit de laatste e-mail over deze levering.',
  },
  'replacement.rate_limited': {
    title: 'Te veel pogingen',
    detail: 'Probeer het over een uur opnieuw.',
  },
  'replacement.not_found': {
    title: 'Over deze levering is niets gevraagd',
    detail: 'Kijk de bestelling na in Mijn bestellingen.',
  },
  'replacement.answered': {
    title: 'Hier is al op geantwoord',
    detail: 'Het eerste antwoord geldt.',
  },
  'replacement.too_late': {
    title: 'Antwoorden kan niet meer',
    detail: 'Er komt niets in de plaats van wat tekortschiet.',
  },
  'replacement.superseded': {
    title: 'Deze vraag is vervallen',
    detail:
      'De levering werd intussen anders klaargezet. Is er nog iets te kiezen, dan kreeg je daarover een nieuwe e-mail.',
  },
  'replacement.incomplete': {
    title: 'Antwoord over elk artikel',
    detail: 'Kies bij elk artikel of de vervanging mag.',
  },
};
