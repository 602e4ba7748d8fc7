export const quickEntry = {
  title: 'Snel invoeren',
  number: 'Artikelnummer',
  hint: 'bv. 131209',
  explain: 'Nummer, Enter, aantal, Enter. Een barcode kan ook.',
  unknown: 'Artikel {{number}} vinden we niet.',
  notOrderable: '{{article}} is nu niet te bestellen.',
  inBasket: 'nu {{quantity}} {{unit}} in je winkelwagen',
};
