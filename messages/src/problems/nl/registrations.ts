export const registrations = {
  'login.registration_pending': {
    title: 'Je registratie wordt nog bekeken',
    detail: 'Je krijgt een e-mail zodra je kunt bestellen. Vragen? Bel de klantendienst.',
  },
  'registration.username_taken': {
    title: 'Deze gebruikersnaam is al in gebruik',
    detail: 'Kies een andere gebruikersnaam.',
  },
  'registration.postal_not_delivered': {
    title: 'Op deze postcode leveren we niet',
    detail: 'Kies een ander leveradres of contacteer de klantendienst.',
  },
  'registration.city_unknown': {
    title: 'Deze gemeente hoort niet bij de postcode',
    detail: 'Kies een gemeente uit de lijst.',
  },
  'registration.customer_unknown': {
    title: 'Klantnummer en ondernemingsnummer horen niet bij elkaar',
    detail: 'Kijk beide na op een factuur of contacteer de klantendienst.',
  },
  'registration.form_expired': {
    title: 'Het formulier stond te lang open',
    detail: 'Verstuur het opnieuw: wat je invulde staat er nog.',
  },
  'registration.not_by_hand': {
    title: 'We konden je aanvraag niet versturen',
    detail: 'Wacht enkele seconden en verstuur opnieuw, of bel de klantendienst.',
  },
  'registration.rate_limited': {
    title: 'Er kwamen te veel aanvragen van jouw verbinding',
    detail: 'Probeer het later opnieuw of bel de klantendienst.',
  },
  'registration.link_invalid': {
    title: 'Deze link is ongeldig of vervallen',
    detail: 'Gebruik de link uit de laatste e-mail of contacteer de klantendienst.',
  },
  'registration.password_differs': {
    title: 'Met dit wachtwoord is de login niet aangevraagd',
    detail: 'Typ het wachtwoord dat je bij je aanvraag koos. Vroeg je zelf geen login aan? Bel dan de klantendienst.',
  },
  'registration.not_found': {
    title: 'Deze registratie bestaat niet',
    detail: 'Ze werd misschien verwijderd. Ga terug naar de lijst.',
  },
  'registration.settled': {
    title: 'Deze registratie is al afgehandeld',
    detail: 'Iemand anders was je voor. Ga door met de volgende.',
  },
};
