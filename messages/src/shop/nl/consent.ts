export const consent = {
  title: 'Cookie-instellingen',
  text: 'Mogen we tellen welke pagina’s en artikelen je bekijkt, zodat we de winkel kunnen verbeteren?',
  no: 'Nee, liever niet',
  yes: 'Ja, dat mag',
  now: { no: 'Je keuze nu: nee.', yes: 'Je keuze nu: ja.' },
  kept: {
    no: 'We meten niet hoe je de winkel gebruikt.',
    yes: 'Bedankt. We meten hoe je de winkel gebruikt.',
  },
  details: 'Wat meten we precies?',
  measured:
    'We meten bekeken pagina’s en artikelen, aantallen in je winkelwagen en bestellingen, met je taal, je soort toestel en je klantnummer.',
  notMeasured: 'We meten nooit je naam, je mailadres, je telefoonnummer of woorden die je intypt.',
  own: 'De metingen blijven bij ons, zonder cookie. Je browser bewaart een willekeurig nummer tot je nee kiest.',
  tagManager:
    'Een externe meetdienst krijgt de metingen en kan cookies plaatsen. Onderaan elke pagina verander je je keuze.',
};
