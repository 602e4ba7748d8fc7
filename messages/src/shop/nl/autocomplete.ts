/** Suggestions while one types in the search. */
export const autocomplete = {
  list: 'Suggesties',
  keywords: 'Zoektermen',
  categories: 'Categorieën',
  products: 'Artikelen',
  in: 'in {{name}}',
  lastOrder: '{{quantity}} {{unit}} op {{day}}',
  none: 'Geen suggesties voor “{{typed}}”',
  all_one: '{{number}} resultaat voor “{{typed}}”',
  all_other: 'Alle {{number}} resultaten voor “{{typed}}”',
  announced_one: '{{count}} suggestie',
  announced_other: '{{count}} suggesties',
  choose: 'kiezen',
  open: 'openen',
  close: 'sluiten',
  back: 'Zoeken sluiten',
  submit: 'Zoeken',
};
