const nl = {
  greeting: 'Dag {{name}},',
  company: 'Zaak',
  username: 'Gebruikersnaam',
  customerNumber: 'Klantnummer',
  closing: 'Tot binnenkort, Talloor',
  help: 'Vragen? Bel de klantendienst: maandag tot vrijdag 7:00–17:30, zaterdag 7:00–13:00.',
  notYou: 'Heb je niets aangevraagd? Dan hoef je niets te doen.',
  received: {
    subject: 'We hebben je registratie goed ontvangen',
    text: 'Bedankt voor je registratie. Onze klantendienst kijkt ze na, meestal binnen één werkdag.',
    next: 'Zodra je kunt bestellen krijg je een e-mail. Je gebruikersnaam is al voor jou gereserveerd.',
  },
  other_contact: {
    subject: 'We hebben je aanvraag goed ontvangen',
    text: 'Deze zaak is al klant bij ons, met een andere contactpersoon. We kijken na of jij er ook voor mag bestellen.',
    next: 'Je krijgt een e-mail zodra dat in orde is.',
  },
  contact_exists: {
    subject: 'Je hebt al een login bij ons',
    text: 'Met dit e-mailadres bestaat al een login. We kijken na of we deze zaak eraan kunnen toevoegen.',
    next: 'Je krijgt een e-mail zodra dat in orde is. Tot dan log je in met je bestaande gebruikersnaam.',
  },
  forgot_password: {
    subject: 'Je hebt al een login voor deze zaak',
    text: 'Met dit e-mailadres bestaat al een login voor deze zaak, dus we hebben er geen tweede gemaakt.',
    next: 'Je wachtwoord vergeten? Vraag een nieuw aan; je gebruikersnaam kun je daar ook opvragen.',
    button: 'Naar de inlogpagina',
  },
  no_username: {
    subject: 'Activeer je login',
    text: 'We kennen je als contactpersoon van deze klant, maar je had nog geen login. Activeer hem met het wachtwoord dat je bij je aanvraag koos.',
    next: 'De link werkt één keer, tot {{until}}.',
    button: 'Login activeren',
  },
  questioned: {
    subject: 'Een vraag over je registratie',
    text: 'Om je registratie af te ronden hebben we nog iets nodig:',
    next: 'Antwoord vóór {{until}}.',
    button: 'Antwoorden',
  },
  accepted: {
    subject: 'Je kunt bestellen bij Talloor',
    text: 'Je registratie is goedgekeurd. Vanaf nu kun je inloggen en bestellen.',
    button: 'Inloggen',
  },
  refused: { subject: 'Je registratie bij Talloor', text: 'We konden je registratie niet goedkeuren:' },
};

const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  company: 'Entreprise',
  username: 'Nom d’utilisateur',
  customerNumber: 'Numéro de client',
  closing: 'À bientôt, Talloor',
  help: 'Des questions\u00a0? Appelez le service clientèle\u00a0: du lundi au vendredi de 7:00 à 17:30, le samedi de 7:00 à 13:00.',
  notYou: 'Vous n’avez rien demandé\u00a0? Vous ne devez rien faire.',
  received: {
    subject: 'Nous avons bien reçu votre inscription',
    text: 'Merci pour votre inscription. Notre service clientèle la vérifie, en général sous un jour ouvrable.',
    next: 'Vous recevrez un e-mail dès que vous pourrez commander. Votre nom d’utilisateur vous est déjà réservé.',
  },
  other_contact: {
    subject: 'Nous avons bien reçu votre demande',
    text: 'Cette entreprise est déjà cliente chez nous, avec une autre personne de contact. Nous vérifions si vous pouvez aussi commander pour elle.',
    next: 'Vous recevrez un e-mail dès que c’est en ordre.',
  },
  contact_exists: {
    subject: 'Vous avez déjà un login chez nous',
    text: 'Un login existe déjà avec cette adresse e-mail. Nous vérifions si nous pouvons y ajouter cette entreprise.',
    next: 'Vous recevrez un e-mail dès que c’est en ordre. D’ici là, connectez-vous avec votre nom d’utilisateur actuel.',
  },
  forgot_password: {
    subject: 'Vous avez déjà un login pour cette entreprise',
    text: 'Un login existe déjà avec cette adresse e-mail pour cette entreprise, nous n’en avons donc pas créé un second.',
    next: 'Mot de passe oublié\u00a0? Demandez-en un nouveau\u00a0; vous pouvez aussi y retrouver votre nom d’utilisateur.',
    button: 'Vers la page de connexion',
  },
  no_username: {
    subject: 'Activez votre login',
    text: 'Nous vous connaissons comme personne de contact de ce client, mais vous n’aviez pas encore de login. Activez-le avec le mot de passe choisi lors de votre demande.',
    next: 'Le lien fonctionne une seule fois, jusqu’au {{until}}.',
    button: 'Activer le login',
  },
  questioned: {
    subject: 'Une question sur votre inscription',
    text: 'Pour terminer votre inscription, il nous manque encore quelque chose\u00a0:',
    next: 'Répondez avant le {{until}}.',
    button: 'Répondre',
  },
  accepted: {
    subject: 'Vous pouvez commander chez Talloor',
    text: 'Votre inscription est approuvée. Vous pouvez dès maintenant vous connecter et commander.',
    button: 'Se connecter',
  },
  refused: {
    subject: 'Votre inscription chez Talloor',
    text: 'Nous n’avons pas pu approuver votre inscription\u00a0:',
  },
};

export const registrationMailTexts = { nl, fr };
