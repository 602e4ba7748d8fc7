export const mussels = {
  'mussels.out_of_season': {
    title: 'Het is geen mosselseizoen',
    detail: 'Er is niets besteld. Kies een leverdag in het seizoen.',
  },
  'mussels.delivery_date_not_selected': {
    title: 'Kies eerst een leverdag en een moment',
    detail: 'Er is niets besteld.',
  },
  'mussels.day_not_offered': {
    title: 'Op deze dag leveren we geen mosselen',
    detail: 'Er is niets besteld. Kies een andere leverdag.',
  },
  'mussels.moment_not_offered': {
    title: 'Dit levermoment kan niet meer',
    detail: 'Er is niets besteld. Kies een ander moment of een andere dag.',
  },
  'mussels.unknown_package': {
    title: 'Er is geen verpakking van {{weight}} kg',
    detail: 'Er is niets besteld. Kies uit de verpakkingen op de pagina.',
  },
  'mussels.changed': {
    title: 'De prijs is intussen veranderd',
    detail: 'De prijs is veranderd en er is niets besteld. Kijk het nieuwe totaal na en bestel opnieuw.',
  },
  'mussels.above_limit': {
    title: 'Deze bestelling is meer dan je alleen mag bestellen',
    detail: 'Er is niets besteld. Bestel minder, of vraag het een collega zonder die grens.',
  },
  'mussels.minimum_weight_not_reached': {
    title: 'Bestel minstens {{minimum_weight}} kg mosselen',
    detail: 'Er is niets besteld. Voeg verpakkingen toe.',
  },
};
