export const system = {
  notFoundCode: '404',
  notFound: 'Deze pagina staat niet op de kaart',
  notFoundText: 'De pagina is verhuisd of bestaat niet meer. Zoek het artikel of ga terug naar start.',
  toStart: 'Naar start',
  toAssortment: 'Naar het assortiment',
  forbiddenCode: '403',
  forbidden: 'Je hebt hier geen toegang toe',
  forbiddenText:
    'Vraag je beheerder om toegang, of kies een andere klant. Werk je via je ERP-pakket, maak dan daar opnieuw verbinding.',
  errorCode: 'Fout',
  error: 'Hier ging iets mis',
  errorText: 'Je winkelwagen is bewaard. Probeer opnieuw of ga terug naar start.',
  tryAgain: 'Opnieuw proberen',
};
