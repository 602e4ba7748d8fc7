export const punchOut = {
  sendBack: 'Terug naar je bestelsysteem',
  sendBackShort: 'Terugsturen',
  sendsTo: 'De winkelwagen gaat naar {{host}}; daar bestel je.',
  sent: 'Teruggestuurd naar {{host}}',
  sentText: 'Zie je hem daar niet? Hij staat hier bij Onafgewerkte winkelwagens.',
  notSent: 'Winkelwagen niet teruggestuurd',
  changed: 'Je winkelwagen is intussen gewijzigd',
  noHook: 'Je bestelsysteem gaf geen retouradres mee: deze winkelwagen kan niet terug.',
  opened: 'Je teruggestuurde winkelwagen staat weer open.',
  openedText: 'Wijzig wat nodig is en stuur hem opnieuw terug.',
  notOpened: 'De winkelwagen van toen is er niet meer. Je begint met de huidige.',
};
