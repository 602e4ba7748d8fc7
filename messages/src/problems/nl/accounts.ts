export const accounts = {
  'login.invalid': {
    title: 'Gebruikersnaam of wachtwoord klopt niet',
    detail: 'Kijk na of je hoofdletters juist staan en probeer opnieuw.',
  },
  'login.blocked': {
    title: 'Je login is geblokkeerd',
    detail: 'Na drie foute pogingen is dat vijf minuten. Probeer daarna opnieuw of stel een nieuw wachtwoord in.',
  },
  'login.busy': {
    title: 'Veel mensen loggen nu in',
    detail: 'Probeer over enkele seconden opnieuw.',
  },
  'login.passkey_required': {
    title: 'Log in met je passkey',
    detail: 'Dit account heeft een passkey. Kies op de inlogpagina van de winkel “Met een passkey inloggen”.',
  },
  'login.no_customer': {
    title: 'Deze gebruikersnaam hoort niet meer bij een actieve klant',
    detail: 'Contacteer de klantendienst.',
  },
  'login.rate_limited': {
    title: 'Te veel pogingen om in te loggen',
    detail: 'Wacht enkele minuten en probeer dan opnieuw.',
  },
  'password.not_allowed': {
    title: 'Dit wachtwoord kan niet',
    detail:
      'Een wachtwoord heeft 8 tot 60 tekens met een hoofdletter, een kleine letter en een cijfer, is niet je gebruikersnaam en niet te raden.',
  },
  'password.not_confirmed': {
    title: 'De twee wachtwoorden zijn niet gelijk',
    detail: 'Typ hetzelfde wachtwoord twee keer.',
  },
  'recovery.email_invalid': {
    title: 'Dit is geen geldig e-mailadres',
    detail: 'Een adres ziet eruit als naam@zaak.be.',
  },
  'recovery.unknown_username': {
    title: 'Deze gebruikersnaam kennen we niet',
    detail: 'Kijk na hoe je hem schrijft of vraag hem op met je e-mailadres.',
  },
  'recovery.email_differs': {
    title: 'Dit is niet het e-mailadres dat we van deze gebruiker kennen',
    detail: 'Gebruik het adres waarop je onze mails krijgt of contacteer de klantendienst.',
  },
  'recovery.login_invalid': {
    title: 'Deze login is niet geldig',
    detail: 'Hij is opgeschort of stopgezet. Contacteer de klantendienst.',
  },
  'recovery.unknown_email': {
    title: 'We kennen geen gebruiker met dit e-mailadres',
    detail: 'Contacteer de klantendienst.',
  },
  'recovery.link_invalid': {
    title: 'Deze link is ongeldig of vervallen',
    detail: 'Een link werkt één keer en een uur lang. Vraag een nieuwe aan.',
  },
  'recovery.rate_limited': {
    title: 'Te veel aanvragen',
    detail: 'Wacht een kwartier en probeer dan opnieuw.',
  },
  'customer.not_selected': {
    title: 'Je hebt nog geen klantnummer gekozen',
    detail: 'Kies voor wie je bestelt en probeer opnieuw.',
  },
  'customer.changed': {
    title: 'Je bestelt intussen voor een andere klant',
    detail: 'In een ander venster koos je een andere klant. Kijk bovenaan voor wie je nu bestelt.',
  },
  'customer.suspended': {
    title: 'Dit klantnummer is opgeschort',
    detail: 'Bestellen kan nu niet. Contacteer de klantendienst; je winkelwagen blijft bewaard.',
  },
  'customer.cancelled': {
    title: 'Dit klantnummer is stopgezet',
    detail: 'Kies een ander klantnummer of contacteer de klantendienst.',
  },
  'account.suspended': {
    title: 'Je account is opgeschort',
    detail: 'Contacteer de klantendienst om je account weer te openen.',
  },
  'account.cancelled': {
    title: 'Je account is stopgezet',
    detail: 'Contacteer de klantendienst als je opnieuw wilt bestellen.',
  },
  'account.already_registered': {
    title: 'Dit account bestaat al onder een andere gebruikersnaam',
    detail: 'Log in met die gebruikersnaam of contacteer de klantendienst.',
  },
};
