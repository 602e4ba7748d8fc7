/** Words of what holds for all orders of a customer. */
export const orderSettings = {
  title: 'Afspraken over bestellingen',
  changes: 'Wie wijzigt een open bestelling?',
  modes: {
    exclusive: 'Eén gebruiker tegelijk',
    shared: 'Alle gebruikers samen',
  },
  modeNotes: {
    exclusive: 'Wie begint, houdt de bestelling vast; anderen kijken mee.',
    shared:
      'Wijzigingen aan verschillende regels gaan samen. Wijzigt een collega dezelfde regel, dan vragen we wat het wordt.',
  },
  kept: 'Afspraak bewaard',
  failed: 'Afspraak niet bewaard',
};
