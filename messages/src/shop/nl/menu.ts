export const menu = {
  open: 'Menu',
  themes: 'Thema’s',
  showAll: 'Alles tonen ({{number}})',
  showAllOf: 'Alles tonen ({{number}}), {{name}}',
  whole: 'Het hele assortiment',
  back: 'Terug naar {{name}}',
  failed: 'Het assortiment is niet geladen',
  failedText: 'Zoeken werkt wel.',
  loading: 'Assortiment wordt geladen',
};
