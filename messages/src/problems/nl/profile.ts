export const profile = {
  'profile.password_incorrect': {
    title: 'Je huidige wachtwoord klopt niet',
    detail: 'Kijk na of je hoofdletters juist staan en probeer opnieuw.',
  },
  'profile.password_invalid': {
    title: 'Dit wachtwoord kan niet',
    detail:
      'Het heeft 8 tot 60 tekens, met een hoofdletter, een kleine letter en een cijfer, en is niet je gebruikersnaam.',
  },
  'profile.username_invalid': {
    title: 'Deze gebruikersnaam kan niet',
    detail: 'Kies minstens 4 tekens zonder spaties: letters, cijfers, punten en streepjes.',
  },
  'profile.username_is_password': {
    title: 'Je gebruikersnaam mag niet je wachtwoord zijn',
    detail: 'Kies een andere gebruikersnaam.',
  },
  'profile.username_taken': {
    title: 'Deze gebruikersnaam is al in gebruik',
    detail: 'Kies een andere gebruikersnaam.',
  },
  'profile.email_link_invalid': {
    title: 'Deze link werkt niet meer',
    detail:
      'Hij is al gebruikt, verlopen of van een andere login. In je profiel zie je welk adres nu geldt, en kun je een nieuwe link vragen.',
  },
  'customer.update_failed': {
    title: 'De klantgegevens konden niet bijgewerkt worden',
    detail: 'Er is niets aangevraagd. Probeer het straks opnieuw of bel de klantendienst.',
  },
  'customer.address_unchanged': {
    title: 'Dit adres is het adres dat er al staat',
    detail: 'Verander het adres en vraag dan de wijziging aan.',
  },
  'customer.change_waiting': {
    title: 'Voor dit adres loopt al een aanvraag',
    detail: 'We behandelen eerst die. Bel de klantendienst als er iets aan moet veranderen.',
  },
  'customer.city_unknown': {
    title: 'Deze gemeente hoort niet bij de postcode',
    detail: 'Kies een gemeente van die postcode.',
  },
  'personal_data.too_many': {
    title: 'Je hebt je gegevens net nog gedownload',
    detail: 'Wacht een uur en probeer dan opnieuw.',
  },
  'passkey.not_found': {
    title: 'Deze passkey bestaat niet meer',
    detail: 'Hij is intussen verwijderd.',
  },
  'passkey.refused': {
    title: 'De passkey werd niet aanvaard',
    detail: 'Begin opnieuw en bevestig binnen 5 minuten op je toestel.',
  },
  'passkey.too_many': {
    title: 'Je hebt al 10 passkeys',
    detail: 'Verwijder er eerst een.',
  },
  'passkey.unknown': {
    title: 'Deze passkey kennen we niet',
    detail: 'Log in met je gebruikersnaam en wachtwoord.',
  },
};
