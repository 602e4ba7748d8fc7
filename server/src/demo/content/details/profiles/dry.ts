/** Format: see readProfiles.ts. */
export const dryProfiles = `
canned|ambient|BE||45 0.3 0.1 7.2 3.6 2.6 2.2 0.5
In eigen nat ingeblikt op het hoogtepunt van de oogst. Na openen koel bewaren en binnen 2 dagen gebruiken.
Mis en boîte au plus fort de la récolte. Après ouverture, à conserver au frais et à utiliser dans les 2 jours.
{Groenten}, water, zout
{Légumes}, eau, sel

canned-tomatoes|ambient|IT||28 0.2 0 4.6 4.2 1.2 1.3 0.2
Rijpe Italiaanse tomaten, kort na de pluk verwerkt. De basis van elke saus.
Tomates italiennes mûres, transformées aussitôt récoltées. La base de toutes les sauces.
Tomaten, tomatensap, zuurteregelaar citroenzuur
Tomates, jus de tomates, correcteur d'acidité acide citrique

canned-pulses|ambient|IT||105 1.2 0.2 14 1.2 6.5 7 0.4
Rijk aan vezels en plantaardige eiwitten. Voor salades, stoofpotten en hummus.
Riches en fibres et en protéines végétales. Pour salades, mijotés et houmous.
{Peulvruchten}, water, zout
{Légumineuses}, eau, sel

canned-fishcans|ambient|PT|fish!|180 9 1.6 0 0 0 24 1.1
Visconserven van goede vangst, stevig van stuk. Voor salades, pizza en broodjes.
Conserves de poisson de belle pêche, à la chair ferme. Pour salades, pizzas et sandwichs.
{VIS} 70 %, olie of water, zout
{POISSON} 70 %, huile ou eau, sel

canned-fruitcans|ambient|GR||70 0.1 0 16 15.5 1.2 0.4 0.01
Fruit op siroop, gelijk gesneden en klaar voor dessert en gebak.
Fruits au sirop, de découpe régulière, prêts pour desserts et pâtisserie.
{Fruit}, water, suiker, voedingszuur E330
{Fruits}, eau, sucre, acidifiant E330

pasta|ambient|IT|gluten!tarwe/blé eggs?|355 1.6 0.3 72 3 3 12.5 0.02
Pasta van harde tarwe, langzaam gedroogd. Houdt goed beet, ook in de grootkeuken.
Pâtes de blé dur, séchées lentement. Restent al dente, même en collectivité.
Griesmeel van harde TARWE
Semoule de BLÉ dur

pasta-filledpasta|chilled|IT|gluten!tarwe/blé eggs! milk! celery? nuts?|245 7.5 3.2 34 2.4 2.4 9.6 1.1
Verse pasta met een ruime vulling. In enkele minuten klaar in kokend water.
Pâtes fraîches généreusement farcies. Prêtes en quelques minutes dans l'eau bouillante.
TARWEBLOEM, EIEREN, {ricotta} (MELK), paneermeel (TARWE), zout, kruiden
Farine de BLÉ, ŒUFS, {ricotta} (LAIT), chapelure (BLÉ), sel, épices

pasta-rice|ambient|TH||350 0.8 0.2 78 0.3 1.3 7.2 0.01
Rijst die korrelig blijft, ook bij het warmhouden. Spoelen en koken in ruim water.
Riz qui reste bien détaché, même au maintien au chaud. À rincer et à cuire à grande eau.
100 % rijst
100 % riz

pasta-grains|ambient|FR|gluten?tarwe/blé|350 2 0.4 68 2 7 12 0.02
Voedzaam graan voor salades en bijgerechten. Warm en koud te gebruiken.
Céréale nourrissante pour salades et accompagnements. À utiliser chaude ou froide.
100 % {graan}
100 % {céréale}

sauce|ambient|BE|mustard! eggs? milk? celery? soy?|285 24 2.2 15 11 0.6 1.2 1.7
Saus met een uitgesproken smaak, klaar voor gebruik. In emmer voor de keuken of in fles voor de tafel.
Sauce au goût affirmé, prête à l'emploi. En seau pour la cuisine ou en flacon pour la table.
Raapzaadolie, water, {tomaten}, suiker, azijn, MOSTERD, zout, specerijen
Huile de colza, eau, {tomates}, sucre, vinaigre, MOUTARDE, sel, épices

sauce-mayo|ambient|BE|eggs! mustard! milk? celery? fish?|580 62 4.6 4.4 3.6 0.2 1 1.5
Romig en stevig, zoals in de frituur. Na openen koel bewaren.
Onctueuse et ferme, comme à la friterie. À conserver au frais après ouverture.
Raapzaadolie, water, EIGEEL, azijn, {tomaten}, MOSTERD, suiker, zout, kruiden
Huile de colza, eau, jaune d'ŒUF, vinaigre, {tomates}, MOUTARDE, sucre, sel, épices

sauce-ketchup|ambient|BE|celery? mustard?|115 0.2 0 26 23 0.9 1.2 1.8
Op basis van rijpe tomaten, mooi dik. Warm en koud te gebruiken.
À base de tomates mûres, bien épaisse. À utiliser chaude ou froide.
Tomatenpuree, suiker, azijn, zout, specerijen
Purée de tomates, sucre, vinaigre, sel, épices

sauce-mustard|ambient|BE|mustard! sulphites?|140 9 0.6 6.5 4.2 4 7 4.5
Gemalen op steen, met een frisse beet. Voor sauzen, vinaigrettes en bij charcuterie.
Moulue à la meule de pierre, au piquant franc. Pour sauces, vinaigrettes et charcuterie.
MOSTERDZAAD, natuurazijn, water, zout
Graines de MOUTARDE, vinaigre d'alcool, eau, sel

sauce-warmsauce|ambient|BE|milk! gluten!tarwe/blé celery! eggs? mustard?|125 10 3.8 7 2 0.4 1.6 1.2|l
Klaar om op te warmen, stabiel en altijd gelukt. Verfijn naar smaak met room of kruiden.
À réchauffer, stable et toujours réussie. À affiner avec de la crème ou des herbes.
Water, raapzaadolie, room (MELK), {groenten}, bloem (TARWE), SELDERIJ, zout, kruiden
Eau, huile de colza, crème (LAIT), {légumes}, farine (FROMENT), CÉLERI, sel, épices

sauce-dressing|ambient|BE|mustard! eggs? milk? fish? sulphites?|290 26 2.4 11 9.5 0.2 0.9 1.6|l
Schudden en over de salade gieten. Ook als marinade voor kip en groenten.
Agiter et verser sur la salade. Aussi en marinade pour poulet et légumes.
Water, raapzaadolie, azijn, suiker, {honing}, MOSTERD, zout, kruiden
Eau, huile de colza, vinaigre, sucre, {miel}, MOUTARDE, sel, épices

oil|ambient|BE||828 92 10 0 0 0 0 0|l
Olie met een neutrale smaak, bestand tegen hoge temperaturen. Donker en koel bewaren.
Huile au goût neutre, stable à haute température. À conserver à l'abri de la lumière et de la chaleur.
100 % {plantaardige olie}
100 % {huile végétale}

oil-oliveoil|ambient|IT||820 91 14 0 0 0 0 0|l
Koud geperst, met een fruitige smaak en een tikje peper. Voor salades en koude bereidingen.
Pressée à froid, au goût fruité avec une pointe poivrée. Pour salades et préparations froides.
100 % olijfolie
100 % huile d'olive

oil-vinegar|ambient|BE|sulphites!|22 0 0 0.8 0.6 0 0.1 0.02|l
Zuiver en fris van smaak. Voor vinaigrettes, marinades en zuren.
Goût pur et vif. Pour vinaigrettes, marinades et conserves au vinaigre.
{Azijn} (SULFIET)
{Vinaigre} (SULFITE)

spice|ambient|BE|celery? mustard? sesame?|290 8 1.6 38 6 22 11 0.2
Zuivere specerijen, kort voor de levering gemalen of gesneden. Droog en donker bewaren.
Épices pures, moulues ou coupées peu avant la livraison. À conserver au sec, à l'abri de la lumière.
100 % {specerij}
100 % {épice}

spice-stock|ambient|BE|celery! milk? eggs? gluten?tarwe/blé soy?|225 10 5.2 22 6 1.4 11 45
Oplossen in kokend water en klaar. De basis van soepen, sauzen en stoofpotten.
À dissoudre dans l'eau bouillante. La base des potages, sauces et mijotés.
Zout, {groenten}, plantaardig vet, SELDERIJ, maltodextrine, kruiden
Sel, {légumes}, graisse végétale, CÉLERI, maltodextrine, épices

baking|ambient|BE|gluten!tarwe/blé milk? eggs?|345 1.2 0.2 71 1.6 3 10.5 0.01
Basisproduct voor bakker en keuken. Droog bewaren, in een goed gesloten verpakking.
Produit de base pour la boulangerie et la cuisine. À conserver au sec, emballage bien fermé.
TARWEBLOEM
Farine de FROMENT

baking-sugar|ambient|BE||400 0 0 99.8 99.8 0 0 0
Zuivere suiker uit Belgische bieten, of riet waar het zo heet. Voor keuken, gebak en koffie.
Sucre pur de betteraves belges, ou de canne le cas échéant. Pour la cuisine, la pâtisserie et le café.
100 % suiker
100 % sucre

baking-bakeaid|ambient|BE|gluten?tarwe/blé milk? eggs?|250 4 1.5 48 8 1 6 2
Voor luchtig en stevig gebak. Afwegen en goed mengen.
Pour une pâtisserie légère et régulière. À peser et à bien mélanger.
Rijsmiddelen E450 en E500, maïszetmeel
Poudres à lever E450 et E500, amidon de maïs

sweet|ambient|BE|milk? nuts? soy?|265 0.2 0 64 60 1 0.4 0.02
Voor het ontbijtbuffet en het dessert, in portie of in emmer.
Pour le buffet du petit-déjeuner et les desserts, en portions ou en seau.
{Fruit} 50 %, suiker, geleermiddel pectine, voedingszuur E330
{Fruits} 50 %, sucre, gélifiant pectine, acidifiant E330

sweet-choco|ambient|BE|milk! nuts!hazelnoten/noisettes soy! gluten?tarwe/blé|545 32 9 57 54 3 6 0.12
Smeuïge pasta die mooi smeert. Voor boterhammen, pannenkoeken en gebak.
Pâte onctueuse et facile à tartiner. Pour tartines, crêpes et pâtisseries.
Suiker, raapzaadolie, {HAZELNOTEN} 13 %, magere-MELKPOEDER, cacao, emulgator SOJALECITHINE
Sucre, huile de colza, {NOISETTES} 13 %, LAIT écrémé en poudre, cacao, émulsifiant lécithine de SOJA

soup|chilled|BE|celery! milk? gluten?tarwe/blé|42 1.4 0.6 5.6 2.6 1.2 1.3 0.65
Soep van verse groenten, gekookt zoals thuis. Opwarmen op een zacht vuur en serveren.
Potage de légumes frais, cuisiné comme à la maison. À réchauffer à feu doux et à servir.
Water, {groenten} 45 %, aardappelen, ui, SELDERIJ, zout, kruiden
Eau, {légumes} 45 %, pommes de terre, oignon, CÉLERI, sel, épices

soup-creamsoup|chilled|BE|celery! milk! gluten!tarwe/blé fish? crustaceans?|68 3.8 2 5.8 2.2 0.8 2.2 0.75
Gebonden soep met room, zacht van smaak. Afwerken met een scheutje room of kervel.
Velouté à la crème, tout en douceur. À terminer d'un filet de crème ou de cerfeuil.
Water, {groenten} 38 %, room (MELK), bloem (TARWE), SELDERIJ, zout, kruiden
Eau, {légumes} 38 %, crème (LAIT), farine (FROMENT), CÉLERI, sel, épices

soup-drysoup|ambient|BE|celery! milk! gluten!tarwe/blé eggs? soy?|375 9 4 62 10 4 8 9.5
Oproeren met water en 5 minuten laten koken. Eén pot is goed voor tientallen borden.
À délayer dans l'eau et à cuire 5 minutes. Un pot donne des dizaines d'assiettes.
Zetmeel, {groenten}, TARWEBLOEM, MELKPOEDER, zout, SELDERIJ, kruiden
Amidon, {légumes}, farine de FROMENT, LAIT en poudre, sel, CÉLERI, épices

dish|chilled|BE|celery! milk! gluten!tarwe/blé eggs? mustard?|128 6.2 2.4 7.6 1.8 1 10.4 0.9
Traag gegaard in onze keuken en koel verpakt. Enkel nog opwarmen tot 75 °C in de kern.
Mijoté lentement dans notre cuisine et emballé au frais. À réchauffer à 75 °C à cœur.
{Vlees} 42 %, water, ui, wortel, SELDERIJ, room (MELK), bloem (TARWE), zout, kruiden
{Viande} 42 %, eau, oignon, carotte, CÉLERI, crème (LAIT), farine (FROMENT), sel, épices

dish-pastadish|chilled|BE|gluten!tarwe/blé milk! celery! eggs! mustard?|142 6.8 3.4 12.4 2.4 1.2 7.6 0.9
Gratineren in de oven en meteen serveren. Blijft smeuïg, ook in de warmhoudkast.
À gratiner au four et à servir aussitôt. Reste moelleux, même en armoire chauffante.
Pasta (TARWE, EIEREN), {vlees} 22 %, tomaten, MELK, kaas (MELK), SELDERIJ, zout, kruiden
Pâtes (BLÉ, ŒUFS), {viande} 22 %, tomates, LAIT, fromage (LAIT), CÉLERI, sel, épices

dish-fishdish|chilled|BE|fish! milk! celery! gluten!tarwe/blé crustaceans? molluscs?|115 5.6 3 5.4 1.6 0.8 10.8 0.8
Vis in een zachte saus, met de hand in schaaltjes gelegd.
Poisson en sauce onctueuse, dressé à la main en barquettes.
{VIS} 38 %, room (MELK), prei, SELDERIJ, witte wijn, bloem (TARWE), zout, kruiden
{POISSON} 38 %, crème (LAIT), poireau, CÉLERI, vin blanc, farine (FROMENT), sel, épices

dish-sides|chilled|BE|milk! celery?|92 3.6 2.1 12 2.2 2.2 2 0.6
Bijgerecht klaar om op te warmen, op basis van verse groenten.
Accompagnement à réchauffer, à base de légumes frais.
{Groenten} 85 %, boter (MELK), zout, nootmuskaat
{Légumes} 85 %, beurre (LAIT), sel, muscade

spread|chilled|BE|eggs! mustard! milk? celery? gluten?tarwe/blé|275 24 2.6 5 2.8 0.8 9.6 1.3
Smeuïge salade met een goede beet, dagelijks bereid. Voor broodjes en koud buffet.
Salade onctueuse et de bonne mâche, préparée chaque jour. Pour sandwichs et buffet froid.
{Vlees} 45 %, mayonaise (raapzaadolie, EIGEEL, MOSTERD), ui, kruiden, zout
{Viande} 45 %, mayonnaise (huile de colza, jaune d'ŒUF, MOUTARDE), oignon, épices, sel

spread-vegsalad|chilled|BE|eggs? mustard! milk? celery? gluten?tarwe/blé|145 9.5 1.2 11.5 3.6 2 2.4 0.9
Frisse salade met gesneden groenten en kruiden. Klaar voor de saladbar.
Salade fraîche de légumes coupés et d'herbes. Prête pour le buffet de salades.
{Groenten} 62 %, dressing (raapzaadolie, azijn, MOSTERD), kruiden, zout
{Légumes} 62 %, vinaigrette (huile de colza, vinaigre, MOUTARDE), herbes, sel

spread-sandwichfill|chilled|BE|gluten!tarwe/blé milk! eggs! mustard! sesame? fish?|245 9.8 3.6 27 2.6 1.8 11.6 1.3
Dagvers belegd en per stuk verpakt, met etiket voor de automaat of de balie.
Garni du jour et emballé à la pièce, étiqueté pour le distributeur ou le comptoir.
Brood (TARWE), {kaas}, sla, tomaat, mayonaise (EIEREN, MOSTERD)
Pain (FROMENT), {fromage}, salade, tomate, mayonnaise (ŒUFS, MOUTARDE)

veggie|chilled|BE|soy? gluten?tarwe/blé sesame? celery?|195 10 1.2 15 2.2 5.5 9.4 1
Vol van smaak zonder vlees. Warm op het bord of koud op een broodje.
Plein de goût, sans viande. Chaud sur l'assiette ou froid en sandwich.
{Kikkererwten} 52 %, groenten, raapzaadolie, kruiden, zout
{Pois chiches} 52 %, légumes, huile de colza, épices, sel
`;
