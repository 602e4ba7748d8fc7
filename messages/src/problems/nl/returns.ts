export const returns = {
  'return.not_found': {
    title: 'Deze retour bestaat niet',
    detail: 'Kijk het nummer na, of kies ze in je retouren.',
  },
  'return.not_delivered': {
    title: 'Deze levering is nog niet aangekomen',
    detail: 'Een retour kan zodra ze geleverd is.',
  },
  'return.nothing_left': {
    title: 'Van {{article}} is niets meer terug te geven',
    detail: 'Alles wat geleverd werd, is al teruggegeven of aangevraagd.',
  },
  'return.unknown_article': {
    title: 'Onbekend artikelnummer {{article}}',
    detail: 'Kijk het nummer na op de levernota.',
  },
  'return.article_not_on_note': {
    title: '{{article}} staat niet op deze levernota',
    detail: 'Kies een artikel van de levernota, of een andere levernota.',
  },
  'return.invalid_date': {
    title: 'Ongeldige datum {{date}}',
    detail: 'Vul een bestaande dag in, zoals ze op de levernota of op het etiket staat.',
  },
  'return.quantity_exceeded': {
    title: 'Van {{article}} kan hoogstens {{left}} terug',
    detail: 'Meer dan geleverd en nog niet teruggegeven, gaat niet.',
  },
  'return.whole_pieces': {
    title: 'Van {{article}} gaan alleen hele stuks terug',
    detail: 'Vul een heel aantal in.',
  },
  'return.ended': {
    title: 'Deze retour is afgehandeld',
    detail: 'Er verandert niets meer aan.',
  },
  'return.collected': {
    title: 'Deze retour is al opgehaald',
    detail: 'Bel de klantendienst als er iets niet klopt.',
  },
  'return.not_accepted': {
    title: 'Deze retour is nog niet aanvaard',
    detail: 'Aanvaard ze eerst.',
  },
  'return.not_collected': {
    title: 'Deze retour is nog niet opgehaald',
    detail: 'Meld eerst wat er opgehaald is.',
  },
  'return.nothing_collected': {
    title: 'Er is niets opgehaald',
    detail: 'Vul bij minstens één artikel een aantal in.',
  },
  'return.photo_not_found': {
    title: 'Deze foto is er niet meer',
    detail: 'Ververs de retour.',
  },
  'return.too_many_photos': {
    title: 'Hoogstens {{max}} foto’s per retour',
    detail: 'Kies de foto’s die het best tonen wat er mis is.',
  },
  'return.photo_too_large': {
    title: 'Deze foto is te groot',
    detail: 'Hoogstens {{max_megabytes}} MB per foto.',
  },
  'return.photo_unreadable': {
    title: 'Dit is geen foto die we kunnen lezen',
    detail: 'Kies een foto in JPEG, PNG of WebP.',
  },
};
