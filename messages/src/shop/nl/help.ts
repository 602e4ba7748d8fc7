export const faq = {
  title: 'Veelgestelde vragen',
  payment: 'Vragen over betalen',
  all: 'Alle vragen',
  search: 'Zoek in de vragen',
  go: 'Zoeken',
  clear: 'Zoekwoorden wissen',
  groups: {
    ordering: 'Bestellen',
    delivery: 'Levering',
    products: 'Artikelen en prijzen',
    payment: 'Facturen en betalen',
    returns: 'Retour en leeggoed',
    account: 'Gebruikers',
  },
  found_one: '{{count}} vraag gevonden',
  found_other: '{{count}} vragen gevonden',
  none: 'Geen vraag gevonden voor “{{words}}”',
  noneText: 'Zoek met een ander woord, of bel de klantendienst.',
  empty: 'Hier staan nog geen vragen',
  failed: 'De vragen zijn niet geladen',
  failedText: 'Probeer het opnieuw.',
  helped: 'Heeft dit geholpen?',
  yes: 'Ja',
  no: 'Nee',
  thanks: 'Bedankt voor je antwoord.',
  voteFailed: 'Je antwoord is niet bewaard',
};

export const hours = {
  title: 'Bereikbaar',
  openUntil: 'nu open tot {{time}}',
  closedUntil: 'nu gesloten, open {{day}} om {{time}}',
  today: 'vandaag',
  pickup: 'Afhalen bij een partner',
  pickupHours: 'ma–za 9:00–\u206020:00',
  holidays: 'Gesloten op feestdagen.',
};

export const announcements = {
  label: 'Mededelingen',
  close: 'Mededeling sluiten: {{text}}',
};

export const terms = {
  version: 'Versie {{version}}, geldig vanaf {{day}}',
  failed: 'De voorwaarden zijn niet geladen',
  failedText: 'Probeer het opnieuw.',
  changed: 'Onze voorwaarden zijn gewijzigd',
  read: 'Lees de nieuwe versie en ga akkoord om te bestellen.',
  textOf: 'Tekst van de voorwaarden',
  accept: 'Ik ga akkoord met versie {{version}} van de algemene voorwaarden',
  needed: 'Ga akkoord met de voorwaarden',
  mine: 'Voorwaarden',
  mineLead: 'De versies die je aanvaardde.',
  accepted: 'Versie {{version}}, aanvaard op {{day}}',
  mineNone: 'Je aanvaardde nog geen versie. De eerste bestelling na een wijziging vraagt het.',
};
