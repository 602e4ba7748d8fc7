/** Format: see readProfiles.ts. */
export const dairyProfiles = `
cream|chilled|BE|milk!|330 35 23 3.1 3.1 0 2.2 0.08|l
Romige room die goed opklopt en bindt zonder te schiften. Voor sauzen, soepen, gratins en desserts.
Crème onctueuse qui monte bien et lie sans trancher. Pour sauces, potages, gratins et desserts.
Room (MELK), stabilisator E407
Crème (LAIT), stabilisant E407

cream-cooking|ambient|BE|milk!|205 20 13 4 3.9 0 2.7 0.1|l
Kookroom die ook bij lang warmhouden stabiel blijft. Ideaal voor warme sauzen en gratins.
Crème de cuisson qui reste stable même au maintien au chaud. Idéale pour sauces chaudes et gratins.
Room (MELK), gemodificeerd zetmeel, stabilisator E407
Crème (LAIT), amidon modifié, stabilisant E407

cream-sour|chilled|BE|milk!|320 33 22 2.8 2.8 0 2.3 0.08
Dik en frisrins. Voor aardappelen in de schil, dips, taarten en koude sauzen.
Épaisse et légèrement acidulée. Pour pommes de terre en chemise, dips, tartes et sauces froides.
Room (MELK), zuursel
Crème (LAIT), ferments lactiques

cream-plantcream|ambient|BE|gluten?haver/avoine soy? nuts?|165 15 2 5.5 2.8 0.4 1 0.12|l
Plantaardige room zonder melk, die net als room bindt en kookt. Voor wie zonder zuivel kookt.
Crème végétale sans lait, qui lie et cuit comme une crème. Pour une cuisine sans produits laitiers.
Water, {haver} 9 %, raapzaadolie, zonnebloemlecithine, zout
Eau, {avoine} 9 %, huile de colza, lécithine de tournesol, sel

milk|ambient|BE|milk!|47 1.6 1.1 4.8 4.8 0 3.4 0.1|l
Melk van Belgische hoeves, gehomogeniseerd. Voor keuken, koffiehoek en ontbijt.
Lait de fermes belges, homogénéisé. Pour la cuisine, le coin café et le petit-déjeuner.
MELK
LAIT

milk-buttermilk|chilled|BE|milk!|65 1 0.6 10.8 10.5 0 3 0.12|l
Frisse melkdrank, koud te serveren. Goed schudden voor gebruik.
Boisson lactée rafraîchissante, à servir fraîche. Bien agiter avant l'emploi.
{MELK}, suiker, melkzuurfermenten, aroma
{LAIT}, sucre, ferments lactiques, arôme

milk-plantmilk|ambient|BE|soy? nuts? gluten?haver/avoine|42 1.6 0.2 5.2 2.8 0.6 1.2 0.1|l
Plantaardige drank zonder lactose, voor koffie, ontbijt en gebak.
Boisson végétale sans lactose, pour le café, le petit-déjeuner et la pâtisserie.
Water, {haver} 10 %, zonnebloemolie, calcium, zeezout, vitaminen D2 en B12
Eau, {avoine} 10 %, huile de tournesol, calcium, sel marin, vitamines D2 et B12

butter|chilled|BE|milk!|742 82 54 0.7 0.7 0 0.6 0.03
Echte roomboter, gekarnd van verse room. Om te smeren, te bakken en te monteren.
Vrai beurre de laiterie, baratté à partir de crème fraîche. Pour tartiner, cuire et monter les sauces.
Boter (MELK) 82 % vet
Beurre (LAIT) 82 % de matière grasse

butter-margarine|chilled|BE|milk? soy?|630 70 28 0.4 0.3 0 0.3 0.5
Bakt zonder spatten en laat zich goed verwerken in deeg.
Cuit sans éclabousser et se travaille bien dans la pâte.
Plantaardige oliën en vetten (palm, raapzaad, zonnebloem), water, zout, emulgator E471
Huiles et graisses végétales (palme, colza, tournesol), eau, sel, émulsifiant E471

cheese|chilled|BE|milk!|350 27 18 0.5 0.4 0 25 1.6
Kaas met karakter, gerijpt tot hij op smaak is. Voor broodjes, schotels en gegratineerde gerechten.
Fromage de caractère, affiné à point. Pour sandwichs, plateaux et gratins.
Gepasteuriseerde MELK, zout, zuursel, stremsel
LAIT pasteurisé, sel, ferments, présure

cheese-creamcheese|chilled|BE|milk!|245 23 15 3.4 3.3 0 6.5 0.7
Smeuïge verse kaas die meteen smeert. Ook lekker in sauzen en vullingen.
Fromage frais onctueux, facile à tartiner. Délicieux aussi dans les sauces et les farces.
Gepasteuriseerde {MELK}, room (MELK), zout, zuursel
{LAIT} pasteurisé, crème (LAIT), sel, ferments

cheese-plantcheese|chilled|GR|soy? nuts?|285 23 20 19 0.3 0.5 0.5 2
Plantaardig alternatief voor kaas, op basis van kokosolie. Smelt mooi op pizza en burger.
Alternative végétale au fromage, à base d'huile de coco. Fond bien sur pizza et burger.
Water, kokosolie 24 %, gemodificeerd zetmeel, zeezout, aroma, vitamine B12
Eau, huile de coco 24 %, amidon modifié, sel marin, arôme, vitamine B12

yoghurt|chilled|BE|milk!|78 2.6 1.7 9.6 9.2 0.1 3.6 0.12
Zacht van smaak en romig van textuur. Voor het ontbijtbuffet, als dessert of in een dressing.
Goût doux et texture crémeuse. Pour le buffet du matin, en dessert ou dans une sauce.
{MELK}, melkzuurfermenten
{LAIT}, ferments lactiques

yoghurt-fruityoghurt|chilled|BE|milk!|88 2.4 1.6 13 12.4 0.2 3.3 0.1
Romige yoghurt met stukjes fruit, per potje verpakt.
Yaourt crémeux aux morceaux de fruits, en pots individuels.
Yoghurt (MELK) 82 %, {fruit} 9 %, suiker, maïszetmeel, natuurlijk aroma
Yaourt (LAIT) 82 %, {fruits} 9 %, sucre, amidon de maïs, arôme naturel

yoghurt-pudding|chilled|BE|milk! eggs? gluten?tarwe/blé soy?|128 4.2 2.7 19 15.5 0.3 3.2 0.14
Zacht dessert zoals thuis, klaar om te serveren. Per potje of om zelf te porteren.
Dessert onctueux comme à la maison, prêt à servir. En petits pots ou à portionner.
Volle MELK, suiker, room (MELK), {vanille}, gemodificeerd zetmeel, verdikkingsmiddel E407
LAIT entier, sucre, crème (LAIT), {vanille}, amidon modifié, épaississant E407

yoghurt-roomdessert|chilled|BE|milk! eggs! gluten?tarwe/blé nuts?|245 17 10 19 16 0.2 3.8 0.1
Fijn dessert in een glas, uit ons atelier. Enkel nog afwerken en opdienen.
Dessert raffiné en verrine, de notre atelier. Il ne reste qu'à décorer et à servir.
Room (MELK), suiker, EIGEEL, {vanille}, gelatine
Crème (LAIT), sucre, jaune d'ŒUF, {vanille}, gélatine

egg|chilled|BE|eggs!|140 9.8 2.9 0.6 0.5 0 12.6 0.35
Eieren van Belgische legkippen, gecontroleerd en gestempeld.
Œufs de poules pondeuses belges, contrôlés et marqués.
EIEREN
ŒUFS

roll|frozen|BE|gluten!tarwe/blé milk? sesame? soy? eggs?|265 2.2 0.5 51 2.6 2.8 8.8 1.2
Voorgebakken en diepgevroren: elk uur vers brood uit je eigen oven. Afbakken in 8 tot 12 minuten op 200 °C.
Précuit et surgelé: du pain frais à toute heure, sorti de votre four. À cuire 8 à 12 minutes à 200 °C.
TARWEBLOEM, water, gist, zout, mout (GERST)
Farine de FROMENT, eau, levure, sel, malt (ORGE)

roll-softroll|frozen|BE|gluten!tarwe/blé milk! eggs! sesame? soy?|310 8 3.2 49 8.5 2.4 9.2 1
Zacht en licht zoet deeg dat niet uitdroogt. Enkel ontdooien en beleggen.
Pâte moelleuse et légèrement sucrée, qui ne se dessèche pas. À décongeler et à garnir.
TARWEBLOEM, water, boter (MELK), suiker, EIEREN, gist, zout
Farine de FROMENT, eau, beurre (LAIT), sucre, ŒUFS, levure, sel

loaf|ambient|BE|gluten!tarwe/blé milk? sesame? soy? nuts?|245 2 0.4 46 2.8 4.2 8.6 1.1
Gebakken in de nacht en 's ochtends geleverd. Bewaar op een droge plaats of vries in.
Cuit la nuit et livré le matin. À conserver au sec ou à congeler.
TARWEBLOEM, water, gist, zout
Farine de FROMENT, eau, levure, sel

viennoiserie|frozen|BE|gluten!tarwe/blé milk! eggs! nuts? soy?|395 21 13 43 9 2 7.4 0.9
Bladerig deeg met roomboter, rijsklaar diepgevroren. Goudbruin in 18 minuten op 175 °C.
Pâte feuilletée levée au beurre, surgelée prête à cuire. Dorée en 18 minutes à 175 °C.
TARWEBLOEM, boter (MELK) 22 %, water, suiker, {vulling}, gist, EIEREN, zout
Farine de FROMENT, beurre (LAIT) 22 %, eau, sucre, {garniture}, levure, ŒUFS, sel

cake|frozen|BE|gluten!tarwe/blé milk! eggs! nuts? soy?|385 19 9.5 47 27 1.6 5.6 0.5
Gebak zoals bij de bakker, met roomboter en verse eieren. Ontdooien en serveren.
Pâtisserie comme chez le boulanger, au beurre et aux œufs frais. À décongeler et à servir.
TARWEBLOEM, suiker, boter (MELK), EIEREN, {vulling}, zout
Farine de FROMENT, sucre, beurre (LAIT), ŒUFS, {garniture}, sel
`;
