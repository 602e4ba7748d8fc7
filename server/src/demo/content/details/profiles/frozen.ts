/** Format: see readProfiles.ts. */
export const frozenProfiles = `
fries|frozen|BE||140 4.8 0.6 21 0.5 2.4 2.3 0.1
Van Belgische aardappelen, voorgebakken en diepgevroren. Krokant vanbuiten, zacht vanbinnen.
À base de pommes de terre belges, précuites et surgelées. Croustillantes dehors, fondantes dedans.
Aardappelen 95 %, zonnebloemolie
Pommes de terre 95 %, huile de tournesol

fries-gratin|frozen|BE|milk! celery?|135 6.8 3.9 14 1.2 1.8 3.4 0.7
Bijgerecht in één beweging: uit de diepvries, in de oven. Blijft mooi in vorm.
Un accompagnement en un geste: du surgélateur au four. Garde bien sa forme.
Aardappelen, room (MELK), {groenten}, kaas (MELK), zout, nootmuskaat
Pommes de terre, crème (LAIT), {légumes}, fromage (LAIT), sel, muscade

fries-potatocroquette|frozen|BE|milk? eggs? gluten?tarwe/blé|170 7.5 0.9 22 0.8 2.2 2.6 0.8
Luchtig van binnen en krokant van buiten. In 4 minuten klaar in de friteuse, ook in de oven.
Moelleuse à l'intérieur et croustillante à l'extérieur. Prête en 4 minutes à la friteuse, ou au four.
Aardappelen 82 %, zonnebloemolie, aardappelvlokken, zout, nootmuskaat
Pommes de terre 82 %, huile de tournesol, flocons de pommes de terre, sel, muscade

croquette|frozen|BE|gluten!tarwe/blé milk! eggs! celery? mustard? soy?|245 13 4.2 23 2.2 1.6 9 1.1
Krokant hapje voor bij het aperitief of op het bord. Bakken vanuit diepvries, 4 minuten op 180 °C.
Bouchée croustillante pour l'apéritif ou l'assiette. À frire sans décongeler, 4 minutes à 180 °C.
{Vulling} 40 %, bloem (TARWE), paneermeel (TARWE), raapzaadolie, MELK, EIEREN, zout, kruiden
{Garniture} 40 %, farine (FROMENT), chapelure (FROMENT), huile de colza, LAIT, ŒUFS, sel, épices

croquette-shrimpcroquette|frozen|BE|gluten!tarwe/blé milk! eggs! fish? mustard? crustaceans?|240 14 6.4 19 2.4 0.9 9.2 1.2
Ambachtelijke kroket met een lopende vulling, krokant gepaneerd. Bakken vanuit diepvries, 4 min op 180 °C.
Croquette artisanale au cœur coulant, panée croustillante. À frire sans décongeler, 4 min à 180 °C.
{KAAS} 25 %, MELK, boter (MELK), TARWEBLOEM, paneermeel (TARWE), EIEREN, room (MELK), zout, kruiden
{FROMAGE} 25 %, LAIT, beurre (LAIT), farine de FROMENT, chapelure (FROMENT), ŒUFS, crème (LAIT), sel, épices

croquette-pizza|frozen|IT|gluten!tarwe/blé milk! soy? eggs?|235 9.2 4.3 28 3 1.9 9.8 1.3
Op steen gebakken bodem, rijkelijk belegd. Klaar in 8 tot 10 minuten op 220 °C.
Fond cuit sur pierre, généreusement garni. Prêt en 8 à 10 minutes à 220 °C.
TARWEBLOEM, tomaten, mozzarella (MELK), {ham}, olijfolie, gist, zout, oregano
Farine de FROMENT, tomates, mozzarella (LAIT), {jambon}, huile d'olive, levure, sel, origan

frozenveg|frozen|BE||38 0.4 0.1 5 3 3 2.4 0.04
Binnen enkele uren na de oogst diepgevroren. Zonder iets toegevoegd en zonder snijverlies.
Surgelés quelques heures après la récolte. Sans aucun ajout et sans perte à la découpe.
100 % {groenten}
100 % {légumes}

frozenveg-frozenherb|frozen|BE||48 0.4 0.1 8 6.5 4.2 1.2 0.02
Los diepgevroren, zodat je neemt wat je nodig hebt. Kleur en smaak blijven bewaard.
Surgelés individuellement: vous ne prenez que la quantité utile. Couleur et goût préservés.
100 % {fruit of kruiden}
100 % {fruits ou herbes}

icecream|frozen|BE|milk! eggs! nuts? peanuts? gluten?tarwe/blé soy?|215 11 7 25 23 0.5 3.4 0.12
Ambachtelijk gedraaid ijs met een fluweelzachte textuur. Even uit de diepvries laten komen voor het scheppen.
Glace turbinée artisanalement, à la texture veloutée. À sortir du surgélateur quelques minutes avant de servir.
Room (MELK), volle MELK, suiker, {vanille}, EIGEEL, emulgator E471, stabilisator E410
Crème (LAIT), LAIT entier, sucre, {vanille}, jaune d'ŒUF, émulsifiant E471, stabilisant E410

icecream-sorbet|frozen|BE|milk? eggs?|120 0.2 0 29 27 1 0.4 0.02
Sorbet op basis van echt fruit, zonder melk. Verfrissend als tussengang of dessert.
Sorbet à base de vrais fruits, sans lait. Rafraîchissant en trou normand ou en dessert.
Water, {fruit} 45 %, suiker, glucosestroop, stabilisator E440
Eau, {fruits} 45 %, sucre, sirop de glucose, stabilisant E440

frozensauce|frozen|BE|milk! gluten!tarwe/blé celery! mustard?|120 9 4.5 6.5 1.6 0.4 2.6 1.1
Saus in pellets: neem wat je nodig hebt en warm op. Stabiel in de bain-marie.
Sauce en pellets: prélevez la quantité utile et réchauffez. Stable au bain-marie.
Water, room (MELK), {groenten}, bloem (TARWE), bouillon (SELDERIJ), kruiden, zout
Eau, crème (LAIT), {légumes}, farine (FROMENT), bouillon (CÉLERI), épices, sel
`;
