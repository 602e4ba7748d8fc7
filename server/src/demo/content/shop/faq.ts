/** Questions with their answers, four lines each: question in Dutch and French, answer in Dutch and French; parted by an empty line. */
export const faqBlocks = `
Tot wanneer kan ik bestellen?
Jusqu'à quand puis-je commander ?
Tot 17.00 uur, twee werkdagen vóór de levering. Sommige verse artikelen sluiten vroeger: dat staat bij het artikel.
Jusqu'à 17 h, deux jours ouvrables avant la livraison. Certains articles frais ferment plus tôt: c'est indiqué près de l'article.

Wat is de minimumbestelling?
Quel est le minimum de commande ?
Voor de meeste klanten € 150 zonder btw en leeggoed. Vanaf € 300 is de levering gratis, daaronder betaal je € 15 leveringskost.
Pour la plupart des clients, 150 € hors TVA et vidanges. La livraison est gratuite dès 300 €, en dessous elle coûte 15 €.

Wanneer wordt er geleverd?
Quand livrez-vous ?
Op werkdagen tussen 8.30 en 17.00 uur, op de dagen die met je afgesproken zijn. Op feestdagen leveren we niet.
Les jours ouvrables entre 8 h 30 et 17 h, les jours convenus avec vous. Nous ne livrons pas les jours fériés.

Kan ik mijn bestelling nog wijzigen?
Puis-je encore modifier ma commande ?
Ja, zolang de besteltijd loopt. Open de bestelling en voeg toe, verminder of verwijder.
Oui, tant que le délai de commande court. Ouvrez la commande et ajoutez, diminuez ou supprimez.

Wat betekent een dagprijs?
Qu'est-ce qu'un prix du jour ?
De prijs van verse vis, groenten en vlees volgt de markt. Je ziet de prijs van de dag waarvoor je laat leveren.
Le prix du poisson, des légumes et de la viande fraîche suit le marché. Vous voyez le prix du jour de votre livraison.

Waarom staat er ± bij een gewicht?
Pourquoi y a-t-il ± devant un poids ?
Sommige stukken wegen niet allemaal evenveel. Je betaalt wat er werkelijk geleverd is; het totaal is dan een raming.
Certaines pièces n'ont pas toutes le même poids. Vous payez le poids réellement livré; le total est alors une estimation.

Hoe werkt het leeggoed?
Comment fonctionnent les vidanges ?
Bakken en flessen hebben een waarborg. Geef ze mee met de chauffeur: ze worden op je volgende factuur verrekend.
Casiers et bouteilles sont consignés. Rendez-les au chauffeur: ils sont déduits de votre prochaine facture.

Waar vind ik allergenen en fiches?
Où trouver les allergènes et les fiches ?
Op de pagina van elk artikel, onder Allergenen en Fiches. De fiches kun je als pdf bewaren.
Sur la page de chaque article, sous Allergènes et Fiches. Vous pouvez enregistrer les fiches en PDF.

Kan ik mijn prijzen als Excel krijgen?
Puis-je obtenir mes prix en Excel ?
Ja. Zoek of filter wat je nodig hebt en kies Excel boven de lijst. Het bestand toont jouw prijzen.
Oui. Cherchez ou filtrez ce qu'il vous faut et choisissez Excel au-dessus de la liste. Le fichier montre vos prix.

Een artikel is op. Wat nu?
Un article est épuisé. Que faire ?
Bij het artikel staat vanaf wanneer het terug is en, als het bestaat, een vervangartikel.
L'article indique à partir de quand il revient et, le cas échéant, un article de remplacement.

Wat is een artikel op bestelling?
Qu'est-ce qu'un article sur commande ?
Dat halen we speciaal voor jou. Bij het artikel staat hoeveel werkdagen vooraf je het bestelt.
Nous le faisons venir spécialement pour vous. L'article indique combien de jours ouvrables à l'avance il faut commander.

Hoe kies ik een gratis staal?
Comment choisir un échantillon gratuit ?
Bij het afrekenen kies je er hoogstens twee. Ze komen mee met je levering.
Au moment de commander, vous en choisissez deux au maximum. Ils accompagnent votre livraison.
`;
