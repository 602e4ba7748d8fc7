export const requests = {
  'request.malformed': {
    title: 'Deze gegevens kloppen niet',
    detail: 'Kijk de aangeduide velden na en probeer opnieuw.',
  },
  'request.too_large': {
    title: 'Dit is te groot om te versturen',
    detail: 'Verstuur minder gegevens in één keer.',
  },
  'request.unsupported_media_type': {
    title: 'Dit formaat kennen we niet',
    detail: 'Verstuur de gegevens in het formaat dat deze oproep vraagt: zie /api/openapi.json.',
  },
  'session.required': {
    title: 'Je bent niet ingelogd',
    detail: 'Log in en probeer opnieuw.',
  },
  'request.rate_limited': {
    title: 'Te veel aanvragen na elkaar',
    detail: 'Wacht even en probeer dan opnieuw.',
  },
  'permission.denied': {
    title: 'Je hebt hier geen toegang toe',
    detail: 'Vraag je beheerder om toegang, of log in met een ander account.',
  },
  'csrf.invalid': {
    title: 'Je sessie is vernieuwd',
    detail: 'Laad de pagina opnieuw en probeer nog eens.',
  },
  not_found: {
    title: 'Dit bestaat niet',
    detail: 'Kijk het adres na of ga terug naar de startpagina.',
  },
  'request.method_not_allowed': {
    title: 'Dit kan hier niet',
    detail: 'Gebruik een van de methodes die het antwoord noemt.',
  },
  'idempotency.key_reused': {
    title: 'Deze aanvraag was al verstuurd met andere gegevens',
    detail: 'Laad de pagina opnieuw en probeer nog eens.',
  },
  'service.unavailable': {
    title: 'Dit lukt nu even niet',
    detail: 'Probeer het over een minuut opnieuw; wat bewaard was, blijft bewaard.',
  },
  'service.maintenance': {
    title: 'Gepland onderhoud',
    detail: 'De webshop is zo terug; wat bewaard was, blijft bewaard.',
  },
  internal: {
    title: 'Er ging iets mis',
    detail: 'Probeer opnieuw. Blijft het mislukken, contacteer dan de klantendienst.',
  },
};
