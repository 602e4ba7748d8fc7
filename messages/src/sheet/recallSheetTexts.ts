/** Instants in the workbook are UTC. */
const nl = {
  file: 'terugroeping',
  sheet: 'Terugroeping',
  columns: [
    'Klantnummer',
    'Klant',
    'Levernota',
    'Dag',
    'Artikelnummer',
    'Nummer in het ERP',
    'Artikel',
    'Lot',
    'Aantal',
    'Eenheid',
    'Verwittigd (UTC)',
    'Bevestigd (UTC)',
    'Apart gezet',
    'Gebruikt',
    'Vernietigd',
  ],
};
const fr: typeof nl = {
  file: 'rappel',
  sheet: 'Rappel',
  columns: [
    'Numéro de client',
    'Client',
    'Bon de livraison',
    'Jour',
    'Numéro d’article',
    'Numéro dans l’ERP',
    'Article',
    'Lot',
    'Quantité',
    'Unité',
    'Averti (UTC)',
    'Confirmé (UTC)',
    'Mis de côté',
    'Utilisé',
    'Détruit',
  ],
};

export const recallSheetTexts = { nl, fr };
