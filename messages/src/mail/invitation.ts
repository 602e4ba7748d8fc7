const nl = {
  subject: '{{inviter}} nodigt je uit om voor {{customer}} te bestellen',
  somebody: 'Een collega',
  greeting: 'Dag {{name}},',
  text: '{{inviter}} wil dat je bij Talloor kunt bestellen voor {{customer}}.',
  how: 'Met de link hieronder kies je een gebruikersnaam en wachtwoord. Heb je al een login met dit e-mailadres? Dan log je in en is het meteen in orde.',
  customer: 'Zaak',
  rights: 'Je mag',
  right: {
    order: 'bestellen',
    approve: 'bestellingen goedkeuren',
    see_prices: 'prijzen zien',
    see_invoices: 'facturen zien',
    portal: 'gebruikers beheren',
  },
  noRights: 'meekijken',
  button: 'Uitnodiging bekijken',
  once: 'De link werkt één keer, tot {{until}}.',
  notYou: 'Ken je deze zaak niet? Dan hoef je niets te doen.',
  help: 'Vragen? Bel de klantendienst: maandag tot vrijdag 7:00–17:30, zaterdag 7:00–13:00.',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: '{{inviter}} vous invite à commander pour {{customer}}',
  somebody: 'Votre collègue',
  greeting: 'Bonjour {{name}},',
  text: '{{inviter}} souhaite que vous puissiez commander chez Talloor pour {{customer}}.',
  how: 'Avec le lien ci-dessous, vous choisissez un nom d’utilisateur et un mot de passe. Vous avez déjà un login avec cette adresse e-mail\u00a0? Connectez-vous et c’est en ordre.',
  customer: 'Entreprise',
  rights: 'Vous pouvez',
  right: {
    order: 'commander',
    approve: 'approuver des commandes',
    see_prices: 'voir les prix',
    see_invoices: 'voir les factures',
    portal: 'gérer les utilisateurs',
  },
  noRights: 'consulter',
  button: 'Voir l’invitation',
  once: 'Le lien fonctionne une seule fois, jusqu’au {{until}}.',
  notYou: 'Vous ne connaissez pas cette entreprise\u00a0? Vous ne devez rien faire.',
  help: 'Des questions\u00a0? Appelez le service clientèle\u00a0: du lundi au vendredi de 7:00 à 17:30, le samedi de 7:00 à 13:00.',
  closing: 'À bientôt, Talloor',
};

export const invitationMailTexts = { nl, fr };
