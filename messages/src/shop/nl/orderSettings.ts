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
  shortage: 'Als een artikel tekortschiet',
  choices: { replace: 'Vervangen', ask: 'Eerst vragen', never: 'Nooit vervangen' },
  choiceNotes: {
    replace: 'Je krijgt een gelijkwaardig artikel als we er een hebben. Per regel kun je anders kiezen.',
    ask: 'We mailen wie bestelde. Zonder antwoord vóór {{hour}} de dag voor de levering, of het uur in de mail, komt er niets in de plaats. Per regel kun je anders kiezen.',
    never: 'Wat tekortschiet, ontbreekt. Per regel kun je anders kiezen.',
  },
  kept: 'Afspraak bewaard',
  failed: 'Afspraak niet bewaard',
};
