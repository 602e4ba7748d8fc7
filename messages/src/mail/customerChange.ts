const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  accepted: {
    subject: 'Het nieuwe adres van {{customer}} is in orde',
    delivery: 'Je vroeg een ander leveradres voor {{customer}}. Dat is aangepast.',
    billing: 'Je vroeg een ander facturatieadres voor {{customer}}. Dat is aangepast.',
  },
  refused: {
    subject: 'Het adres van {{customer}} is niet gewijzigd',
    delivery: 'Je vroeg een ander leveradres voor {{customer}}. Dat kunnen we niet aanpassen.',
    billing: 'Je vroeg een ander facturatieadres voor {{customer}}. Dat kunnen we niet aanpassen.',
  },
  wanted: 'Gevraagd adres',
  answer: 'Ons antwoord',
  link: 'Bekijk je klantgegevens',
  notes: 'Vragen? Bel de klantendienst, die helpt je verder.',
};
const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  accepted: {
    subject: 'La nouvelle adresse de {{customer}} est enregistrée',
    delivery: 'Vous avez demandé une autre adresse de livraison pour {{customer}}. C’est fait.',
    billing: 'Vous avez demandé une autre adresse de facturation pour {{customer}}. C’est fait.',
  },
  refused: {
    subject: 'L’adresse de {{customer}} n’a pas été modifiée',
    delivery: 'Vous avez demandé une autre adresse de livraison pour {{customer}}. Nous ne pouvons pas la modifier.',
    billing: 'Vous avez demandé une autre adresse de facturation pour {{customer}}. Nous ne pouvons pas la modifier.',
  },
  wanted: 'Adresse demandée',
  answer: 'Notre réponse',
  link: 'Voir vos données de client',
  notes: 'Des questions\u00a0? Appelez le service clientèle, il vous aide volontiers.',
};
export const customerChangeTexts = { nl, fr };
