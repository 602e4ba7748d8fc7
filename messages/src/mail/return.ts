const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  news: {
    requested: {
      subject: 'We hebben je retouraanvraag {{number}} ontvangen',
      text: 'Je vroeg een retour aan bij levernota {{note}}. We beoordelen ze en laten je weten hoe het verder gaat. Hou de artikelen apart en op hun temperatuur.',
    },
    accepted: {
      subject: 'Je retour {{number}} is aanvaard',
      text: 'We aanvaarden je retour bij levernota {{note}}. Je krijgt een mail met de dag waarop we ze ophalen.',
    },
    refused: {
      subject: 'Je retour {{number}} is geweigerd',
      text: 'We kunnen je retour bij levernota {{note}} niet aanvaarden.',
    },
    planned: {
      subject: 'We halen je retour {{number}} op {{day}}',
      text: 'De chauffeur haalt je retour bij levernota {{note}} op {{day}}. Zet de artikelen klaar met de retourbon.',
    },
    collected: {
      subject: 'Je retour {{number}} is opgehaald',
      text: 'We haalden je retour bij levernota {{note}} op {{day}}. De terugbetaling volgt.',
    },
    credited: {
      subject: 'Je retour {{number}} is gecrediteerd',
      text: 'Voor je retour bij levernota {{note}} krijg je {{amount}} terug, btw en leeggoed inbegrepen.',
      textWithoutAmount: 'Je retour bij levernota {{note}} is terugbetaald.',
    },
    withdrawn: {
      subject: 'Je retour {{number}} is ingetrokken',
      text: 'De retour bij levernota {{note}} is ingetrokken. De artikelen blijven bij jou.',
    },
  },
  article: 'Artikel',
  quantity: 'Aantal',
  answer: 'Ons antwoord',
  link: 'Bekijk je retour',
  notes: 'Vragen? Bel de klantendienst, die helpt je verder.',
};
const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  news: {
    requested: {
      subject: 'Nous avons reçu votre demande de retour {{number}}',
      text: 'Vous avez demandé un retour pour le bon de livraison {{note}}. Nous l’examinons et vous tenons au courant. Gardez les articles à part et à leur température.',
    },
    accepted: {
      subject: 'Votre retour {{number}} est accepté',
      text: 'Nous acceptons votre retour pour le bon de livraison {{note}}. Un e-mail vous dira quel jour nous venons l’enlever.',
    },
    refused: {
      subject: 'Votre retour {{number}} est refusé',
      text: 'Nous ne pouvons pas accepter votre retour pour le bon de livraison {{note}}.',
    },
    planned: {
      subject: 'Nous enlevons votre retour {{number}} le {{day}}',
      text: 'Le chauffeur enlève votre retour pour le bon de livraison {{note}} le {{day}}. Préparez les articles avec le bon de retour.',
    },
    collected: {
      subject: 'Votre retour {{number}} est enlevé',
      text: 'Nous avons enlevé votre retour pour le bon de livraison {{note}} le {{day}}. Le remboursement suit.',
    },
    credited: {
      subject: 'Votre retour {{number}} est crédité',
      text: 'Pour votre retour sur le bon de livraison {{note}}, nous vous remboursons {{amount}}, TVA et vidanges comprises.',
      textWithoutAmount: 'Votre retour pour le bon de livraison {{note}} est remboursé.',
    },
    withdrawn: {
      subject: 'Votre demande de retour {{number}} est retirée',
      text: 'La demande de retour pour le bon de livraison {{note}} est retirée. Les articles restent chez vous.',
    },
  },
  article: 'Article',
  quantity: 'Quantité',
  answer: 'Notre réponse',
  link: 'Voir votre retour',
  notes: 'Des questions\u00a0? Appelez le service clientèle, il vous aide volontiers.',
};
export const returnMailTexts = { nl, fr };
