export const assortment = {
  'article.not_found': {
    title: 'Dit artikel bestaat niet',
    detail: 'Kijk het artikelnummer na of zoek op naam.',
  },
  'assortment.not_found': {
    title: 'Deze categorie bestaat niet',
    detail: 'Kies een categorie in het assortiment, of zoek het artikel.',
  },
  'trade_item.not_found': {
    title: 'We kennen deze barcode niet',
    detail: 'Zoek het artikel op naam of artikelnummer.',
  },
  'sheet.not_found': {
    title: 'Deze fiche is er niet',
    detail: 'Vraag ze aan bij de klantendienst.',
  },
  'special_list.not_found': {
    title: 'Deze lijst bestaat niet meer',
    detail: 'Ga naar het assortiment of zoek het artikel.',
  },
  'translations.not_found': {
    title: 'Deze teksten bestaan niet',
    detail: 'Kijk de naam van het domein na.',
  },
  'download.not_found': {
    title: 'Dit bestand is er niet meer',
    detail: 'Start de download opnieuw: een bestand blijft een uur bewaard.',
  },
  'download.failed': {
    title: 'Het bestand kon niet gemaakt worden',
    detail: 'Start de download opnieuw.',
  },
  'download.too_many': {
    title: 'Er lopen al andere downloads',
    detail: 'Wacht tot die klaar zijn en probeer opnieuw.',
  },
  'free_samples.unknown': {
    title: 'Dit staal is er niet meer',
    detail: 'Kies een ander staal.',
  },
  'free_samples.too_many': {
    title: 'Je kiest meer gratis stalen dan kan',
    detail: 'Haal er eerst een weg.',
  },
  'column_set.not_found': {
    title: 'Deze kolomset bestaat niet',
    detail: 'Kies een andere kolomset.',
  },
  'column_set.too_many': {
    title: 'Je hebt het hoogste aantal kolomsets',
    detail: 'Verwijder er eerst een.',
  },
};
