export const documents = {
  'documents.none_chosen': {
    title: 'Er is niets gekozen',
    detail: 'Kies minstens één document, of een periode van en tot.',
  },
  'documents.period_reversed': {
    title: 'De einddatum ligt voor de begindatum',
    detail: 'Kijk beide datums na.',
  },
  'documents.period_too_long': {
    title: 'De periode is te lang',
    detail: 'Kies hoogstens {{years}} jaar.',
  },
  'documents.not_found': {
    title: 'Deze aanvraag bestaat niet',
    detail: 'Log in met de login die de documenten vroeg, of vraag ze opnieuw aan.',
  },
  'documents.not_ready': {
    title: 'De documenten zijn nog niet klaar',
    detail: 'Je krijgt een mail zodra je ze kunt downloaden.',
  },
  'documents.expired': {
    title: 'Deze link is verlopen',
    detail: 'Documenten blijven 14 dagen klaarstaan. Vraag ze opnieuw aan bij Mijn account, Documenten.',
  },
};
