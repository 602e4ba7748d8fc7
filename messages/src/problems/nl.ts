/**
 * What went wrong, and the way out, per problem code (contracts/src/problem.ts). `{{…}}` is filled from the
 * problem's parameters.
 */
export const nl = {
  'request.malformed': {
    title: 'Deze gegevens kloppen niet',
    detail: 'Kijk de aangeduide velden na en probeer opnieuw.',
  },
  'request.too_large': {
    title: 'Dit is te groot om te versturen',
    detail: 'Verstuur minder gegevens in één keer.',
  },
  'request.unsupported_media_type': {
    title: 'Dit formaat kennen we niet',
    detail: 'Verstuur de gegevens in het formaat dat deze oproep vraagt: zie /api/openapi.json.',
  },
  'session.required': {
    title: 'Je bent niet aangemeld',
    detail: 'Meld je aan en probeer opnieuw.',
  },
  'login.invalid': {
    title: 'Gebruikersnaam of wachtwoord klopt niet',
    detail: 'Kijk na of je hoofdletters juist staan en probeer opnieuw.',
  },
  'login.rate_limited': {
    title: 'Te veel pogingen om je aan te melden',
    detail: 'Wacht enkele minuten en probeer dan opnieuw.',
  },
  'request.rate_limited': {
    title: 'Te veel aanvragen na elkaar',
    detail: 'Wacht even en probeer dan opnieuw.',
  },
  'permission.denied': {
    title: 'Je hebt hier geen toegang toe',
    detail: 'Vraag je beheerder om toegang, of meld je met een ander account aan.',
  },
  'csrf.invalid': {
    title: 'Je sessie is vernieuwd',
    detail: 'Laad de pagina opnieuw en probeer nog eens.',
  },
  not_found: {
    title: 'Dit bestaat niet',
    detail: 'Kijk het adres na of ga terug naar de startpagina.',
  },
  'request.method_not_allowed': {
    title: 'Dit kan hier niet',
    detail: 'Gebruik een van de methodes die het antwoord noemt.',
  },
  'idempotency.key_reused': {
    title: 'Deze aanvraag was al verstuurd met andere gegevens',
    detail: 'Laad de pagina opnieuw en probeer nog eens.',
  },
  'customer.not_selected': {
    title: 'Je hebt nog geen klantnummer gekozen',
    detail: 'Kies voor wie je bestelt en probeer opnieuw.',
  },
  'customer.suspended': {
    title: 'Dit klantnummer is geschorst',
    detail: 'Bestellen kan nu niet. Contacteer de klantendienst; je winkelwagen blijft bewaard.',
  },
  'customer.cancelled': {
    title: 'Dit klantnummer is stopgezet',
    detail: 'Kies een ander klantnummer of contacteer de klantendienst.',
  },
  'account.suspended': {
    title: 'Je account is geschorst',
    detail: 'Contacteer de klantendienst om je account weer te openen.',
  },
  'account.cancelled': {
    title: 'Je account is stopgezet',
    detail: 'Contacteer de klantendienst als je opnieuw wilt bestellen.',
  },
  'account.already_registered': {
    title: 'Dit account bestaat al onder een andere gebruikersnaam',
    detail: 'Meld je met die gebruikersnaam aan of contacteer de klantendienst.',
  },
  'basket.not_found': {
    title: 'Deze winkelwagen bestaat niet meer',
    detail: 'Open je huidige winkelwagen.',
  },
  'basket.already_ordered': {
    title: 'Deze winkelwagen is al besteld',
    detail: 'Je vindt de bestelling bij je open bestellingen.',
  },
  'basket.not_active': {
    title: 'Deze winkelwagen is niet de actieve',
    detail: 'Maak ze eerst actief, daarna kun je ze wijzigen en bestellen.',
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
    detail: 'Pas de regels onder "Eerst oplossen" aan of verwijder ze.',
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
    title: 'Bij deze bestelling kan je niets meer extra bestellen',
    detail: 'Plaats een nieuwe bestelling voor een andere leverdag.',
  },
  'basket.main_order_elsewhere': {
    title: 'Een extra bestelling gaat naar hetzelfde adres als haar bestelling',
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
    title: 'Voor deze leverdag kan je niet meer bestellen',
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
  'article.not_found': {
    title: 'Dit artikel bestaat niet',
    detail: 'Kijk het artikelnummer na of zoek op naam.',
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
    title: 'Er zijn er nog maar {{max_stock}} op voorraad',
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
  'subscription.not_found': {
    title: 'Dit abonnement bestaat niet',
    detail: 'Kijk in de lijst van abonnementen welke er zijn.',
  },
  'assortment.not_found': {
    title: 'Deze categorie bestaat niet',
    detail: 'Kies een categorie in het assortiment, of zoek het artikel.',
  },
  'trade_item.not_found': {
    title: 'We kennen deze barcode niet',
    detail: 'Zoek het artikel op naam of artikelnummer.',
  },
  'sheet.not_found': {
    title: 'Deze fiche is er niet',
    detail: 'Vraag ze aan bij de klantendienst.',
  },
  'special_list.not_found': {
    title: 'Deze lijst bestaat niet meer',
    detail: 'Ga naar het assortiment of zoek het artikel.',
  },
  'translations.not_found': {
    title: 'Deze teksten bestaan niet',
    detail: 'Kijk de naam van het domein na.',
  },
  'download.not_found': {
    title: 'Dit bestand is er niet meer',
    detail: 'Start de download opnieuw: een bestand blijft een uur bewaard.',
  },
  'download.failed': {
    title: 'Het bestand kon niet gemaakt worden',
    detail: 'Start de download opnieuw.',
  },
  'download.too_many': {
    title: 'Er lopen al andere downloads',
    detail: 'Wacht tot die klaar zijn en probeer opnieuw.',
  },
  'free_samples.unknown': {
    title: 'Dit staal is er niet meer',
    detail: 'Kies een ander staal.',
  },
  'free_samples.too_many': {
    title: 'Je kiest meer gratis stalen dan kan',
    detail: 'Haal er eerst een weg.',
  },
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
  'standing_order.day_not_delivered': {
    title: 'Op een gekozen dag leveren we niet bij jou',
    detail: 'Kies dagen waarop we leveren, of een ander afhaalpunt.',
  },
  'standing_order.day_too_far': {
    title: 'Een gekozen dag ligt te ver vooruit',
    detail: 'Kies dagen binnen de volgende {{max_days}} dagen.',
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
    detail: 'Pauzeer de vaste bestelling tot de eerste dag waarop je weer een levering wil.',
  },
  'column_set.not_found': {
    title: 'Deze kolommenset bestaat niet',
    detail: 'Kies een andere kolommenset.',
  },
  'column_set.too_many': {
    title: 'Je hebt het hoogste aantal kolommensets',
    detail: 'Verwijder er eerst een.',
  },
  'content.not_found': {
    title: 'Dit bestaat niet meer',
    detail: 'Ververs de lijst.',
  },
  'content.in_use': {
    title: 'Dit is nog in gebruik',
    detail: 'Haal het eerst weg waar het gebruikt wordt.',
  },
  'content.taken': {
    title: 'Dit is er al',
    detail: 'Een andere heeft dezelfde woorden of dezelfde naam. Pas die aan.',
  },
  'content.unknown_article': {
    title: 'Een van de artikelen bestaat niet',
    detail: 'Kijk de artikelnummers na.',
  },
  'content.unknown_label': {
    title: 'Een van de labels bestaat niet',
    detail: 'Kies labels uit de lijst.',
  },
  'customer.not_found': {
    title: 'Deze klant bestaat niet',
    detail: 'Kijk het klantnummer na.',
  },
  'import.not_found': {
    title: 'Deze levering van gegevens bestaat niet',
    detail: 'Kijk het nummer van de levering na.',
  },
  'import.batch_differs': {
    title: 'Onder deze naam kwamen eerder andere gegevens',
    detail: 'Geef nieuwe gegevens een nieuwe naam.',
  },
  'import.unreadable': {
    title: 'Dit bestand is niet te lezen',
    detail: 'Kijk de tekenset, het scheidingsteken en de kopregel na.',
  },
  'import.too_large': {
    title: 'Dit bestand is te groot',
    detail: 'Verdeel de gegevens over meerdere bestanden.',
  },
  'import.busy': {
    title: 'Er loopt al een levering van deze gegevens',
    detail: 'Wacht tot die klaar is en probeer opnieuw.',
  },
  'upload.wrong_filetype': {
    title: 'Dit bestandstype kunnen we niet lezen',
    detail: 'Gebruik xls, xlsx of csv; bewaar een ander bestand eerst zo.',
  },
  'upload.no_data': {
    title: 'In dit bestand staan geen bestelregels',
    detail: 'Zet in elke rij een artikelnummer of EAN en een aantal.',
  },
  'upload.too_many_rows': {
    title: 'Dit bestand heeft te veel rijen: maximaal {{max}}',
    detail: 'Verdeel het over meerdere bestanden.',
  },
  'upload.unreadable': {
    title: 'Dit bestand is beschadigd of niet te lezen',
    detail: 'Open het in je rekenblad, bewaar het opnieuw als xlsx of csv en probeer nog eens.',
  },
  'upload.encrypted': {
    title: 'Dit bestand is beveiligd met een wachtwoord',
    detail: 'Bewaar het zonder wachtwoord en probeer opnieuw.',
  },
  'upload.too_complex': {
    title: 'Dit bestand is te groot om te lezen',
    detail: 'Kopieer alleen artikelnummers en aantallen naar een nieuw bestand, of plak ze hier.',
  },
  'upload.too_large': {
    title: 'Dit bestand is te groot: maximaal {{max_megabytes}} MB',
    detail: 'Kopieer alleen artikelnummers en aantallen naar een nieuw bestand, of plak ze hier.',
  },
  'upload.busy': {
    title: 'Er worden nu veel bestanden gelezen',
    detail: 'Probeer het over een minuut opnieuw.',
  },
  'api_key.required': {
    title: 'Er is een geldige API-sleutel nodig',
    detail: 'Stuur hem mee als Authorization: Bearer.',
  },
  'api_key.not_for_subject': {
    title: 'Deze API-sleutel mag deze gegevens niet aanleveren',
    detail: 'Vraag een sleutel voor dit onderwerp.',
  },
  'api_key.not_found': {
    title: 'Deze API-sleutel bestaat niet',
    detail: 'Ververs de lijst.',
  },
  'service.unavailable': {
    title: 'Dit lukt nu even niet',
    detail: 'Probeer het over een minuut opnieuw; wat bewaard was, blijft bewaard.',
  },
  internal: {
    title: 'Er ging iets mis',
    detail: 'Probeer opnieuw. Blijft het mislukken, contacteer dan de klantendienst.',
  },
};
