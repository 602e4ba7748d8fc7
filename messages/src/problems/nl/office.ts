export const office = {
  'subscription.not_found': {
    title: 'Dit abonnement bestaat niet',
    detail: 'Kijk in de lijst van abonnementen welke er zijn.',
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
  'content.overlaps': {
    title: 'Dit valt samen met een ander seizoen',
    detail: 'Seizoenen mogen niet overlappen. Pas de dagen aan.',
  },
  'content.in_force': {
    title: 'Deze versie geldt al',
    detail: 'Ze kan niet meer veranderen. Maak een nieuwe versie.',
  },
  'content.in_past': {
    title: 'Deze dag is voorbij',
    detail: 'Kies vandaag of een latere dag.',
  },
  'terms.not_accepted': {
    title: 'Onze voorwaarden zijn gewijzigd',
    detail: 'Lees ze bij je bestelling en ga akkoord.',
  },
  'terms.not_in_force': {
    title: 'Deze versie geldt niet meer',
    detail: 'Lees de nieuwe voorwaarden en ga akkoord.',
  },
  'content.unknown_article': {
    title: 'Een van de artikelen bestaat niet',
    detail: 'Kijk de artikelnummers na.',
  },
  'content.unknown_label': {
    title: 'Een van de labels bestaat niet',
    detail: 'Kies labels uit de lijst.',
  },
  'content.unknown_customer': {
    title: 'Klant {{customer}} bestaat niet',
    detail: 'Kijk het klantnummer na.',
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
  'user.not_found': {
    title: 'Deze gebruiker bestaat niet',
    detail: 'Zoek opnieuw in de lijst van gebruikers.',
  },
  'user.cancelled': {
    title: 'Deze gebruiker is stopgezet',
    detail: 'Een stopgezet account komt niet terug. Laat de persoon zich opnieuw registreren.',
  },
  'user.email_taken': {
    title: 'Dit e-mailadres heeft al een login',
    detail: 'Zoek de gebruiker op dit adres, of geef een ander adres.',
  },
  'user.needs_admin': {
    title: 'Dit is een account van het kantoor',
    detail: 'Alleen wie rollen mag geven, verandert accounts van het kantoor.',
  },
  'user.no_office': {
    title: 'Dit is een gebruiker van de winkel',
    detail: 'Alleen een account van het kantoor krijgt rollen.',
  },
  'role.keeps_give_roles': {
    title: 'De beheerder moet rollen kunnen geven',
    detail: 'Laat bij de beheerder ‘Rollen geven’ aangevinkt, anders kan niemand nog rechten veranderen.',
  },
  'user.own_account': {
    title: 'Dit is je eigen account',
    detail: 'Vraag een andere beheerder om dit te doen.',
  },
  'user.no_customer': {
    title: 'Deze gebruiker bestelt niet',
    detail: 'Alleen wie in de winkel bestelt, krijgt een klantnummer.',
  },
  'view.read_only': {
    title: 'Je kijkt alleen mee',
    detail: 'Wie meekijkt als een klant verandert niets. Stop met meekijken om zelf verder te werken.',
  },
  'view.none': {
    title: 'Je kijkt met niemand mee',
    detail: 'Open de gebruiker in het kantoor en kies Meekijken.',
  },
  'user.not_viewable': {
    title: 'Met deze gebruiker kun je nu niet meekijken',
    detail: 'Meekijken kan met wie zelf kan bestellen: een actieve gebruiker van een klant die niet is stopgezet.',
  },
  'request.not_found': {
    title: 'Deze aanvraag bestaat niet',
    detail: 'Ververs de lijst van aanvragen.',
  },
  'request.judged': {
    title: 'Deze aanvraag is al beoordeeld',
    detail: 'Iemand anders was je voor. Ververs de lijst.',
  },
  'request.erased': {
    title: 'Wie dit vroeg is gewist',
    detail: 'Het gevraagde adres is er niet meer. Weiger de aanvraag.',
  },
  'user.not_active': {
    title: 'Deze gebruiker kan niet inloggen',
    detail: 'Activeer de gebruiker eerst; een link heeft anders geen zin.',
  },
};
