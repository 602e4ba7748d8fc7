export const consent = {
  title: 'Cookie-instellingen',
  text: 'Mogen we tellen welke pagina’s en artikelen je bekijkt, zodat we de winkel kunnen verbeteren?',
  textTagManager:
    'Mag een externe meetdienst volgen welke pagina’s en artikelen je bekijkt? Die dienst kan cookies plaatsen.',
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
  notMeasured: 'We meten nooit je naam, je mailadres of je telefoonnummer.',
  misses: 'Zoekwoorden die niets vinden, bewaren we los van je bezoek en je klantnummer, ook als je nee kiest.',
  own: 'De metingen blijven bij ons, zonder cookie. Je browser bewaart een willekeurig nummer tot je nee kiest.',
  tagManager:
    'De externe meetdienst krijgt ook je accountnummer, je soort zaak, de prijzen die je ziet en het adres van elke pagina, met je zoekwoorden.',
};
