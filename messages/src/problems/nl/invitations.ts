export const invitations = {
  'invitation.already_user': {
    title: 'Dit e-mailadres is al van een gebruiker van dit klantnummer',
    detail: 'Wijzig zijn of haar rechten in de lijst hieronder.',
  },
  'invitation.already_invited': {
    title: 'Naar dit e-mailadres is al een uitnodiging gestuurd',
    detail: 'Stuur ze opnieuw of trek ze in, in de lijst hieronder.',
  },
  'invitation.too_many': {
    title: 'Er zijn al te veel uitnodigingen verstuurd',
    detail: 'Trek uitnodigingen in die niemand gebruikt, of probeer het morgen opnieuw.',
  },
  'invitation.sent_recently': {
    title: 'Deze uitnodiging is nog maar net verstuurd',
    detail: 'Wacht enkele minuten en vraag de ontvanger ook bij de ongewenste e-mail te kijken.',
  },
  'invitation.not_found': {
    title: 'Deze uitnodiging staat niet meer open',
    detail: 'Ze is intussen aanvaard of ingetrokken. Laad de lijst met gebruikers opnieuw.',
  },
  'invitation.link_invalid': {
    title: 'Deze uitnodiging is ongeldig of ingetrokken',
    detail: 'Gebruik de link uit de laatste e-mail, of vraag een nieuwe uitnodiging.',
  },
  'invitation.link_expired': {
    title: 'Deze uitnodiging is vervallen',
    detail: 'Vraag aan wie je uitnodigde om ze opnieuw te sturen.',
  },
  'invitation.lapsed': {
    title: 'Deze uitnodiging geldt niet meer',
    detail: 'Wie ze stuurde beheert de gebruikers van deze zaak niet meer. Vraag er daar een nieuwe.',
  },
  'invitation.accepted': {
    title: 'Deze uitnodiging is al aanvaard',
    detail: 'Log in met je gebruikersnaam. Wachtwoord vergeten? Vraag een nieuw.',
  },
  'invitation.being_accepted': {
    title: 'Deze uitnodiging wordt op dit ogenblik aanvaard',
    detail: 'Wacht een minuut en probeer in te loggen, of open de link opnieuw.',
  },
  'invitation.login_exists': {
    title: 'Dit e-mailadres heeft al een login',
    detail: 'Log in om de uitnodiging te aanvaarden.',
  },
  'invitation.other_login': {
    title: 'Deze uitnodiging is voor een ander e-mailadres',
    detail: 'Log uit, en log in met de login van het adres waarop je de e-mail kreeg.',
  },
  'invitation.rate_limited': {
    title: 'Er kwamen te veel pogingen van jouw verbinding',
    detail: 'Probeer het later opnieuw of bel de klantendienst.',
  },
};
