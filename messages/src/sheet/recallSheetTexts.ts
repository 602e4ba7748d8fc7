/** Instants in the workbook are UTC. */
const nl = {
  file: 'terugroeping',
  sheet: 'Terugroeping',
  columns: [
    'Klantnummer',
    'Klantnummer in het ERP',
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
    'Numéro de client dans l’ERP',
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
