const nl = {
  subject: 'Statistieken van {{from}} tot en met {{to}}',
  greeting: 'Goeiedag,',
  intro: '{{name}} vroeg de statistieken van {{from}} tot en met {{to}} en laat ze naar jou sturen.',
  customers: 'Klantnummers',
  link: 'Download het Excel-bestand',
  until: 'De link werkt tot {{until}} en toont wat de aanvrager mag zien. Stuur hem niet zomaar door.',
  closing: 'Ken je de aanvrager niet? Dan hoef je niets te doen.',
};
const fr: typeof nl = {
  subject: 'Statistiques du {{from}} au {{to}}',
  greeting: 'Bonjour,',
  intro: '{{name}} a demandé les statistiques du {{from}} au {{to}} et vous les fait envoyer.',
  customers: 'Numéros de client',
  link: 'Télécharger le fichier Excel',
  until:
    'Le lien fonctionne jusqu’au {{until}} et montre ce que le demandeur peut voir. Ne le transférez pas sans réfléchir.',
  closing: 'Vous ne connaissez pas le demandeur\u00a0? Vous n’avez rien à faire.',
};
export const statisticsMailTexts = { nl, fr };
