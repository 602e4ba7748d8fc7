/** Words of ordering an order again. */
export const orderAgain = {
  again: 'Opnieuw bestellen',
  againName: 'Opnieuw bestellen, bestelling {{order}}',
  where: 'Opnieuw bestellen: waar zetten we de artikelen?',
  whereText_one: 'Er zit al {{count}} artikel in je winkelwagen.',
  whereText_other: 'Er zitten al {{count}} artikelen in je winkelwagen.',
  inBasket: 'Erbij in mijn winkelwagen',
  inNew: 'In een nieuwe winkelwagen',
  done_one: '{{count}} artikel van bestelling {{order}} staat in je winkelwagen',
  done_other: '{{count}} artikelen van bestelling {{order}} staan in je winkelwagen',
  otherwise_one: '{{count}} artikel is anders dan toen:',
  otherwise_other: '{{count}} artikelen zijn anders dan toen:',
  line: '{{article}}: {{verdict}}',
  because: '{{verdict}}, {{reason}}',
  failed: 'Niet opnieuw besteld',
};
