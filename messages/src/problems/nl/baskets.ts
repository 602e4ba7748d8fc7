export const baskets = {
  'basket.not_found': {
    title: 'Deze winkelwagen bestaat niet meer',
    detail: 'Open je huidige winkelwagen.',
  },
  'basket.already_ordered': {
    title: 'Deze winkelwagen is al besteld',
    detail: 'Je vindt de bestelling bij je open bestellingen.',
  },
  'basket.not_active': {
    title: 'Deze winkelwagen is niet actief',
    detail: 'Maak hem eerst actief, daarna kun je hem wijzigen en bestellen.',
  },
  'basket.too_many_kept': {
    title: 'Je bewaart al {{max}} winkelwagens',
    detail: 'Verwijder of bestel er eerst een, daarna kun je een nieuwe beginnen.',
  },
  'basket.changed': {
    title: 'Je winkelwagen is intussen veranderd',
    detail: 'Kijk je winkelwagen en het bedrag na en bestel opnieuw.',
  },
  'basket.concurrent_change': {
    title: 'Iemand anders wijzigde deze winkelwagen op hetzelfde moment',
    detail: 'Probeer opnieuw.',
  },
  'basket.empty': {
    title: 'Je winkelwagen is leeg',
    detail: 'Voeg eerst artikelen toe.',
  },
  'basket.faulty_lines': {
    title: 'Sommige regels kunnen niet besteld worden',
    detail: 'Pas de regels onder “Eerst oplossen” aan of verwijder ze.',
  },
  'basket.stock_issues': {
    title: 'Er is niet genoeg voorraad',
    detail: 'Verlaag het aantal van de aangeduide regels of kies een latere leverdag.',
  },
  'basket.below_minimum': {
    title: 'Je zit onder de minimumbestelling',
    detail: 'Voeg artikelen toe tot het minimum bereikt is.',
  },
  'basket.too_many_lines': {
    title: 'Te veel regels: {{lines}}, en een bestelling kan er {{max_lines}} bevatten',
    detail: 'Verwijder enkele regels, of verdeel ze over twee bestellingen.',
  },
  'basket.too_many_extra_lines': {
    title: 'Te veel regels: {{lines}}, en een extra bestelling kan er {{max_lines}} bevatten',
    detail: 'Verwijder regels, of maak er een nieuwe bestelling van.',
  },
  'basket.main_order_closed': {
    title: 'Bij deze bestelling kun je niets meer extra bestellen',
    detail: 'Plaats een nieuwe bestelling voor een andere leverdag.',
  },
  'basket.main_order_elsewhere': {
    title: 'Een extra bestelling gaat naar hetzelfde adres als de bestelling waar ze bij hoort',
    detail: 'Maak er een nieuwe bestelling van om ze op een ander adres te laten leveren.',
  },
  'basket.delivery_not_confirmed': {
    title: 'Je leverdag is nog niet bevestigd',
    detail: 'Kies een leverdag en bevestig die.',
  },
  'basket.delivery_moment_invalid': {
    title: 'Op dit moment leveren we niet',
    detail: 'Kies een van de aangeboden leverdagen.',
  },
  'basket.delivery_moment_expired': {
    title: 'Voor deze leverdag kun je niet meer bestellen',
    detail: 'Kies een latere leverdag.',
  },
  'basket.reference_required': {
    title: 'Je referentie ontbreekt',
    detail: 'Vul je eigen referentie in; ze is verplicht voor dit klantnummer.',
  },
  'basket.address_not_allowed': {
    title: 'Een ander leveradres kan niet voor dit klantnummer',
    detail: 'Laat leveren op je eigen adres of contacteer de klantendienst.',
  },
  'basket.postal_not_delivered': {
    title: 'Op deze postcode leveren we niet',
    detail: 'Kies een ander adres of haal je bestelling af in een afhaalpunt.',
  },
  'basket.city_too_long': {
    title: 'Deze gemeente kennen we niet bij deze postcode',
    detail: 'Kies een gemeente uit de lijst, of kort haar in tot 26 tekens.',
  },
  'item.not_orderable': {
    title: 'Dit artikel is niet bestelbaar',
    detail: 'Kies een ander artikel.',
  },
  'item.out_of_assortment': {
    title: 'Dit artikel zit niet meer in het assortiment',
    detail: 'Kies het vervangende artikel of zoek een ander.',
  },
  'item.not_available': {
    title: 'Dit artikel is niet beschikbaar',
    detail: 'Kies een ander artikel of een latere leverdag.',
  },
  'basket.error.max_available_stock': {
    title: 'Er {{max_stock?is|zijn}} er nog maar {{max_stock}} op voorraad',
    detail: 'Bestel er hoogstens {{max_stock}}.',
  },
  'basket.error.indivisible_unit_entered': {
    title: 'Dit aantal past niet in de verpakking',
    detail: 'Bestel per veelvoud van {{step}}.',
  },
  'basket.error.minimum_order': {
    title: 'Dit is minder dan de minimumafname',
    detail: 'Bestel er minstens {{minimum}}.',
  },
  'basket.error.maximum_exceeded': {
    title: 'Dit is meer dan je in één keer kunt bestellen',
    detail: 'Bestel er hoogstens {{maximum}}.',
  },
  'order.not_found': {
    title: 'Deze bestelling bestaat niet',
    detail: 'Kijk het bestelnummer en het gekozen klantnummer na.',
  },
  'order.number_taken': {
    title: 'Dit bestelnummer is al van een andere bestelling',
    detail: 'Contacteer de klantendienst: wat je besteld hebt, is bewaard en wordt door hen nagekeken.',
  },
  'order.locked': {
    title: 'Deze bestelling is tijdelijk vergrendeld',
    detail: 'Ze kan nu niet gewijzigd of geannuleerd worden. Je wijzigingen zijn bewaard.',
  },
  'order.in_use': {
    title: '{{name}} wijzigt deze bestelling',
    detail: 'Je kunt ze bekijken. De vergrendeling eindigt vanzelf na een kwartier zonder wijziging.',
  },
  'order.closed': {
    title: 'Deze bestelling is afgesloten',
    detail: 'Wijzigen kan niet meer: we verwerken ze. Bestel extra wat er nog bij moet.',
  },
  'order.cancelled': {
    title: 'Deze bestelling is geannuleerd',
    detail: 'Er kan niets meer aan gewijzigd worden.',
  },
  'order.being_delivered': {
    title: 'Deze bestelling is al klaargezet of onderweg',
    detail: 'Annuleren of langer laten wijzigen kan niet meer.',
  },
  'order.deadline_not_later': {
    title: 'Kies een later tijdstip',
    detail: 'De nieuwe uiterste wijzigtijd ligt na de vorige, in de toekomst en voor de dag van levering.',
  },
  'order.lock_in_past': {
    title: 'Kies een tijdstip in de toekomst',
    detail: 'Een vergrendeling duurt tot een later tijdstip, of tot je ze opheft.',
  },
  'order.not_held': {
    title: 'Je vergrendeling van deze bestelling is voorbij',
    detail: 'Je wijzigingen zijn bewaard. Vergrendel de bestelling opnieuw om verder te gaan.',
  },
  'order.nothing_changed': {
    title: 'Er is niets gewijzigd',
    detail: 'Wijzig een aantal of voeg een artikel toe voor je doorstuurt.',
  },
  'order.no_lines_left': {
    title: 'Er blijft geen enkel artikel over',
    detail: 'Laat minstens één artikel staan, of annuleer de hele bestelling.',
  },
  'order.gift_fixed': {
    title: 'Een gratis artikel ligt al vast',
    detail: 'Het gaat om {{articles}}. Zet terug wat je ervoor bestelde, of contacteer de klantendienst.',
  },
  'order.lines_fixed': {
    title: 'Deze bestelling kan niet meer geannuleerd worden',
    detail:
      'Dit ligt al vast: {{articles}}. Wat niet vastligt, haal je uit je bestelling; voor de rest contacteer je de klantendienst.',
  },
  'order.changed': {
    title: 'De bestelling is ondertussen anders',
    detail: 'Kijk na wat er nu staat en stuur dan opnieuw door.',
  },
  'order.unsent_changes': {
    title: 'Je hebt nog wijzigingen die niet doorgestuurd zijn',
    detail: 'Stuur ze eerst door of gooi ze weg, en ga dan terug naar een versie.',
  },
  'order.too_many_notes': {
    title: 'Deze bestelling heeft al genoeg notities',
    detail: 'Er kunnen er 100 bij één bestelling.',
  },
  'order.line_conflict': {
    title: 'Een collega heeft deze regel ook gewijzigd',
    detail: 'Kies bij de regel welk aantal het wordt en stuur dan door.',
  },
  'order.version_unknown': {
    title: 'Deze versie bestaat niet',
    detail: 'Kies een versie uit de lijst.',
  },
  'item.already_ordered': {
    title: 'Dit artikel is al besteld bij de leverancier',
    detail: 'Het aantal ligt vast. Contacteer de klantendienst.',
  },
  'item.quantity_fixed': {
    title: 'Dit aantal ligt vast',
    detail: 'Contacteer de klantendienst.',
  },
  'item.no_stock': {
    title: 'Dit artikel is niet op voorraad',
    detail: 'Kies een ander artikel.',
  },
  'item.order_time_expired': {
    title: 'De besteltijd van dit artikel is voorbij',
    detail: 'Voor {{delivery_date}} kon het tot {{closed_at}} besteld worden.',
  },
  'item.on_demand_days': {
    title: 'Dit artikel komt op aanvraag',
    detail: 'Bestel het {{days}} {{days?werkdag|werkdagen}} vooraf: voor deze levering is het te laat.',
  },
  'order.line_not_found': {
    title: 'Deze regel staat niet in de bestelling',
    detail: 'Laad de pagina opnieuw.',
  },
};
