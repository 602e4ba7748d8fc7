export const lists = {
  'list.not_found': {
    title: 'Dit lijstje bestaat niet meer',
    detail: 'Bekijk je lijstjes en kies een ander.',
  },
  'list.not_editable': {
    title: 'Dit lijstje kun je niet wijzigen',
    detail: 'Alleen wie een lijstje maakte, kan het wijzigen. Maak er zelf een van.',
  },
  'list.manager_unknown': {
    title: 'Die persoon bestelt niet voor deze klant',
    detail: 'Alleen wie voor de klant bestelt, kan zijn lijst beheren.',
  },
  'list.too_many': {
    title: 'Je hebt het grootste aantal lijstjes',
    detail: 'Verwijder een lijstje dat je niet meer nodig hebt en probeer opnieuw.',
  },
  'list.too_many_items': {
    title: 'Dit lijstje is vol',
    detail: 'Haal er artikelen uit of maak een tweede lijstje.',
  },
  'standing_order.not_found': {
    title: 'Dit lijstje heeft geen vaste bestelling',
    detail: 'Ze is intussen beëindigd. Stel ze opnieuw in.',
  },
  'standing_order.changed': {
    title: 'De vaste bestelling is intussen gewijzigd',
    detail: 'Iemand bewaarde ze in een ander venster. Bekijk wat er nu staat, en bewaar dan opnieuw.',
  },
  'standing_order.day_not_delivered': {
    title: 'Op een gekozen dag leveren we niet bij jou',
    detail: 'Kies dagen waarop we leveren, of een ander afhaalpunt.',
  },
  'standing_order.day_too_far': {
    title: 'Een gekozen dag ligt te ver vooruit',
    detail: 'Kies dagen binnen de volgende {{max_days}} dagen.',
  },
  'standing_order.too_many_days': {
    title: 'Je koos te veel dagen',
    detail: 'Kies er hoogstens {{max_days}} die nog komen.',
  },
  'standing_order.moment_not_served': {
    title: 'Op dit moment of dit afhaalpunt leveren we niet meer',
    detail: 'Kies een ander moment of een ander afhaalpunt.',
  },
  'standing_order.not_on_list': {
    title: 'Dit artikel staat niet meer op het lijstje',
    detail: 'Laad de pagina opnieuw: zo zie je het lijstje zoals het nu is.',
  },
  'standing_order.no_date_left': {
    title: 'Er blijft geen leverdag over',
    detail: 'De besteltijd van de gekozen dagen is voorbij. Kies latere dagen.',
  },
  'standing_order.nothing_to_order': {
    title: 'Er is niets te bestellen',
    detail: 'Zet artikelen op het lijstje en geef er minstens één een aantal.',
  },
  'standing_order.date_not_planned': {
    title: 'Deze leverdag is niet meer te wijzigen',
    detail: 'De winkelwagen is al gemaakt of de besteltijd is voorbij.',
  },
  'standing_order.too_many_skipped': {
    title: 'Er zijn al te veel leverdagen overgeslagen',
    detail: 'Pauzeer de vaste bestelling tot de eerste dag waarop je weer een levering wilt.',
  },
};
