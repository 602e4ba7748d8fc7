const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Dag,',
  number: 'Dossier',
  subject: 'Onderwerp',
  news: {
    filed: {
      subject: 'We hebben je vraag ontvangen: dossier {{number}}',
      text: 'Je krijgt een eerste antwoord vóór {{due}}.',
      link: 'Bekijk je vraag',
    },
    assigned: {
      subject: 'Dossier {{number}} is nu van jou',
      text: 'Een collega gaf je dit dossier door.',
      link: 'Open het dossier',
    },
    answered: {
      subject: 'Antwoord op je vraag: dossier {{number}}',
      text: 'We hebben je vraag beantwoord:',
      link: 'Bekijk en reageer',
    },
    information_asked: {
      subject: 'We hebben nog een vraag: dossier {{number}}',
      text: 'Om je verder te helpen, willen we graag nog iets weten:',
      link: 'Antwoord geven',
    },
    replied: {
      subject: 'De klant reageerde: dossier {{number}}',
      text: 'Er kwam een reactie in dit dossier:',
      link: 'Open het dossier',
    },
    closed: {
      subject: 'Dossier {{number}} is afgesloten',
      text: 'We hebben dit dossier afgesloten.',
      link: 'Bekijk het dossier',
    },
  },
  reasons: {
    solved: 'Je vraag is opgelost.',
    no_reply: 'We kregen geen reactie meer.',
    double: 'Dezelfde vraag loopt in een ander dossier.',
    not_ours: 'Deze vraag hoort niet bij ons.',
    unwanted: 'We konden dit bericht niet behandelen.',
  },
  help: 'Dringend? Bel de klantendienst: maandag tot vrijdag 7:00–17:30, zaterdag 7:00–13:00.',
};

const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  number: 'Dossier',
  subject: 'Objet',
  news: {
    filed: {
      subject: 'Nous avons reçu votre question\u00a0: dossier {{number}}',
      text: 'Vous recevrez une première réponse avant le {{due}}.',
      link: 'Voir votre question',
    },
    assigned: {
      subject: 'Le dossier {{number}} vous est confié',
      text: 'Un collègue vous a transmis ce dossier.',
      link: 'Ouvrir le dossier',
    },
    answered: {
      subject: 'Réponse à votre question\u00a0: dossier {{number}}',
      text: 'Nous avons répondu à votre question\u00a0:',
      link: 'Voir et réagir',
    },
    information_asked: {
      subject: 'Nous avons encore une question\u00a0: dossier {{number}}',
      text: 'Pour vous aider, nous aimerions encore savoir ceci\u00a0:',
      link: 'Répondre',
    },
    replied: {
      subject: 'Le client a réagi\u00a0: dossier {{number}}',
      text: 'Une réaction est arrivée dans ce dossier\u00a0:',
      link: 'Ouvrir le dossier',
    },
    closed: {
      subject: 'Le dossier {{number}} est clôturé',
      text: 'Nous avons clôturé ce dossier.',
      link: 'Voir le dossier',
    },
  },
  reasons: {
    solved: 'Votre question est résolue.',
    no_reply: 'Nous n’avons plus reçu de réaction.',
    double: 'La même question est traitée dans un autre dossier.',
    not_ours: 'Cette question ne relève pas de nos services.',
    unwanted: 'Nous n’avons pas pu traiter ce message.',
  },
  help: 'C’est urgent\u00a0? Appelez le service clientèle\u00a0: du lundi au vendredi de 7:00 à 17:30, le samedi de 7:00 à 13:00.',
};
export const caseMailTexts = { nl, fr };
