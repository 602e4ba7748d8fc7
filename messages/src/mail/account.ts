/** Texts of the mails about a login. `{{name}}` is filled in by the sender. */
const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    intro: 'Je vroeg om een nieuw wachtwoord te kiezen voor je login {{username}}.',
    link: 'Kies een nieuw wachtwoord',
    once: 'Deze link werkt één keer, tot {{minutes}} minuten nadat deze mail verstuurd is.',
    notYou: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft wat het is.',
  },
  username: {
    subject: 'Je gebruikersnaam',
    intro: 'Je vroeg naar je gebruikersnaam. Die is: {{username}}',
    link: 'Log in',
    notYou: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen.',
  },
  changed: {
    subject: 'Je wachtwoord is gewijzigd',
    intro:
      'Het wachtwoord van je login {{username}} is gewijzigd op {{moment}}. Overal waar je ingelogd was, ben je uitgelogd.',
    link: 'Wachtwoord vergeten',
    notYou: 'Was jij dat niet? Kies meteen een nieuw wachtwoord met de link hierboven en bel de klantendienst.',
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
    once: 'Ce lien fonctionne une seule fois, jusqu’à {{minutes}} minutes après l’envoi de cet e-mail.',
    notYou: 'Vous n’avez rien demandé ? Vous ne devez rien faire : votre mot de passe reste le même.',
  },
  username: {
    subject: 'Votre nom d’utilisateur',
    intro: 'Vous avez demandé votre nom d’utilisateur. Le voici : {{username}}',
    link: 'Se connecter',
    notYou: 'Vous n’avez rien demandé ? Vous ne devez rien faire.',
  },
  changed: {
    subject: 'Votre mot de passe a été modifié',
    intro:
      'Le mot de passe de votre login {{username}} a été modifié le {{moment}}. Vous avez été déconnecté partout où vous étiez connecté.',
    link: 'Mot de passe oublié',
    notYou:
      'Ce n’était pas vous ? Choisissez immédiatement un nouveau mot de passe avec le lien ci-dessus et appelez le service clientèle.',
  },
  closing: 'À bientôt, Talloor',
};

export const accountMailTexts = { nl, fr };
