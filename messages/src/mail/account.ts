const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    intro: 'Je vroeg om een nieuw wachtwoord te kiezen voor je login {{username}}.',
    link: 'Kies een nieuw wachtwoord',
    once: 'Deze link werkt één keer en vervalt na {{minutes}} minuten.',
    notYou: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft wat het is.',
  },
  invitation: {
    subject: 'Kies je wachtwoord',
    intro: 'Er is een login voor je gemaakt. Je gebruikersnaam is {{username}}. Kies nu je wachtwoord.',
    link: 'Kies je wachtwoord',
    once: 'Deze link werkt één keer en vervalt na zeven dagen. Daarna vraag je een nieuwe met Wachtwoord vergeten.',
    notYou: 'Verwachtte je dit niet? Dan hoef je niets te doen: zonder wachtwoord kan niemand met deze login binnen.',
  },
  username: {
    subject: 'Je gebruikersnaam',
    intro: 'Je vroeg naar je gebruikersnaam. Die is: {{username}}',
    link: 'Inloggen',
    notYou: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen.',
  },
  changed: {
    subject: 'Je wachtwoord is gewijzigd',
    intro:
      'Het wachtwoord van je login {{username}} is gewijzigd op {{moment}}. Overal waar je ingelogd was, ben je uitgelogd.',
    link: 'Wachtwoord vergeten',
    notYou: 'Was jij dat niet? Kies meteen een nieuw wachtwoord met de link hierboven en bel de klantendienst.',
  },
  usernameChanged: {
    subject: 'Je gebruikersnaam is gewijzigd',
    intro: 'De gebruikersnaam van je login is gewijzigd op {{moment}}. Je logt voortaan in als {{username}}.',
    link: 'Wachtwoord vergeten',
    notYou: 'Was jij dat niet? Kies meteen een nieuw wachtwoord met de link hierboven en bel de klantendienst.',
  },
  confirmEmail: {
    subject: 'Bevestig je nieuwe e-mailadres',
    intro:
      'Je wilt mails over je login {{username}} voortaan op dit adres krijgen. Bevestig het in de winkel: log in als dat gevraagd wordt, en klik op Adres bevestigen.',
    link: 'Bevestig dit adres',
    once: 'Deze link werkt één keer, tot {{until}}. Tot dan blijven mails naar je vorige adres gaan.',
    notYou: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: zonder bevestiging verandert er niets.',
  },
  emailReplaced: {
    subject: 'Je e-mailadres is gewijzigd',
    intro:
      'Het e-mailadres van je login {{username}} is gewijzigd op {{moment}}. Mails over je account gaan niet meer naar dit adres.',
    link: 'Inloggen',
    notYou: 'Was jij dat niet? Bel meteen de klantendienst: wie je mails krijgt, kan een nieuw wachtwoord kiezen.',
  },
  passkeyAdded: {
    subject: 'Er is een passkey toegevoegd',
    intro: 'Aan je login {{username}} is op {{moment}} een passkey toegevoegd. Daarmee log je in zonder wachtwoord.',
    link: 'Inloggen',
    notYou: 'Was jij dat niet? Verwijder de passkey in je profiel, kies een ander wachtwoord en bel de klantendienst.',
  },
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    intro: 'Vous avez demandé à choisir un nouveau mot de passe pour votre login {{username}}.',
    link: 'Choisir un nouveau mot de passe',
    once: 'Ce lien fonctionne une seule fois et expire après {{minutes}} minutes.',
    notYou: 'Vous n’avez rien demandé\u00a0? Vous ne devez rien faire\u00a0: votre mot de passe reste le même.',
  },
  invitation: {
    subject: 'Choisissez votre mot de passe',
    intro:
      'Un login a été créé pour vous. Votre nom d’utilisateur est {{username}}. Choisissez maintenant votre mot de passe.',
    link: 'Choisir votre mot de passe',
    once: 'Ce lien fonctionne une seule fois et expire après sept jours. Ensuite, demandez-en un autre avec Mot de passe oublié.',
    notYou:
      'Vous ne l’attendiez pas\u00a0? Vous ne devez rien faire\u00a0: sans mot de passe, personne n’entre avec ce login.',
  },
  username: {
    subject: 'Votre nom d’utilisateur',
    intro: 'Vous avez demandé votre nom d’utilisateur. Le voici\u00a0: {{username}}',
    link: 'Se connecter',
    notYou: 'Vous n’avez rien demandé\u00a0? Vous ne devez rien faire.',
  },
  changed: {
    subject: 'Votre mot de passe a été modifié',
    intro:
      'Le mot de passe de votre login {{username}} a été modifié le {{moment}}. Vous avez été déconnecté partout où vous étiez connecté.',
    link: 'Mot de passe oublié',
    notYou:
      'Ce n’était pas vous\u00a0? Choisissez immédiatement un nouveau mot de passe avec le lien ci-dessus et appelez le service clientèle.',
  },
  usernameChanged: {
    subject: 'Votre nom d’utilisateur a été modifié',
    intro:
      'Le nom d’utilisateur de votre login a été modifié le {{moment}}. Vous vous connectez désormais comme {{username}}.',
    link: 'Mot de passe oublié',
    notYou:
      'Ce n’était pas vous\u00a0? Choisissez immédiatement un nouveau mot de passe avec le lien ci-dessus et appelez le service clientèle.',
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    intro:
      'Vous souhaitez recevoir désormais à cette adresse les e-mails de votre login {{username}}. Confirmez-la dans la boutique\u00a0: connectez-vous si on vous le demande, puis cliquez sur Confirmer l’adresse.',
    link: 'Confirmer cette adresse',
    once: 'Ce lien fonctionne une seule fois, jusqu’au {{until}}. D’ici là, les e-mails continuent d’arriver à votre adresse précédente.',
    notYou: 'Vous n’avez rien demandé\u00a0? Vous ne devez rien faire\u00a0: sans confirmation, rien ne change.',
  },
  emailReplaced: {
    subject: 'Votre adresse e-mail a été modifiée',
    intro:
      'L’adresse e-mail de votre login {{username}} a été modifiée le {{moment}}. Les e-mails de votre compte n’arrivent plus à cette adresse.',
    link: 'Se connecter',
    notYou:
      'Ce n’était pas vous\u00a0? Appelez immédiatement le service clientèle\u00a0: la personne qui reçoit vos e-mails peut choisir un nouveau mot de passe.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    intro:
      'Une clé d’accès a été ajoutée à votre login {{username}} le {{moment}}. Elle permet de se connecter sans mot de passe.',
    link: 'Se connecter',
    notYou:
      'Ce n’était pas vous\u00a0? Supprimez la clé d’accès dans votre profil, choisissez un autre mot de passe et appelez le service clientèle.',
  },
  closing: 'À bientôt, Talloor',
};

export const accountMailTexts = { nl, fr };
