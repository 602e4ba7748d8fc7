/** Format: see readProfiles.ts. */
export const furtherProfiles = `
asia|ambient|TH|soy? fish? gluten?tarwe/blé sesame? crustaceans?|120 1.2 0.4 22 15 0.8 2.6 6
Authentieke smaken uit de Aziatische keuken. Voor wok, marinade en dip.
Saveurs authentiques de la cuisine asiatique. Pour wok, marinade et dip.
{Sojabonen}, water, suiker, zout, specerijen
{Soja}, eau, sucre, sel, épices

asia-soyasia|ambient|CN|soy! gluten!tarwe/blé fish? crustaceans? molluscs? sesame?|105 0.3 0 22 18 0.4 3.4 8.2|l
Geeft wokgerechten meteen diepgang. Na openen koel bewaren.
Donne tout de suite du relief aux plats au wok. À conserver au frais après ouverture.
Water, SOJABONEN, suiker, TARWE, zout, specerijen
Eau, graines de SOJA, sucre, BLÉ, sel, épices

asia-noodle|ambient|VN|gluten?tarwe/blé eggs? soy?|350 0.8 0.2 79 0.4 1.2 6.4 0.3
Even weken of koken en klaar voor de wok of de soep.
À faire tremper ou cuire brièvement, prêt pour le wok ou la soupe.
Rijstmeel, water, zout
Farine de riz, eau, sel

mexico|ambient|MX|gluten?tarwe/blé milk?|215 9 1.6 27 2.4 4 4 1
Tex-Mex om te delen: vullen, dippen en gratineren.
Tex-Mex à partager: à garnir, à tremper, à gratiner.
{Maïs}, plantaardige olie, paprika, zout, specerijen
{Maïs}, huile végétale, poivron, sel, épices

mediterranean|chilled|IT|milk? nuts? fish? sulphites?|240 22 3 6 3.6 2.4 3.2 1.6
Zuiders van smaak, met olijfolie en kruiden. Voor antipasti, pasta en broodjes.
Aux saveurs du Sud, à l'huile d'olive et aux herbes. Pour antipasti, pâtes et sandwichs.
{Groenten}, olijfolie, zonnebloemolie, azijn, zout, kruiden
{Légumes}, huile d'olive, huile de tournesol, vinaigre, sel, herbes

mediterranean-risotto|chilled|BE|milk! celery! crustaceans? molluscs? fish? gluten?tarwe/blé|138 5 2.2 16.5 1.2 1 6.4 0.9
Zuiders gerecht, klaar om op te warmen. Serveer met een scheutje olijfolie.
Plat du Sud à réchauffer. À servir avec un filet d'huile d'olive.
Rijst, {groenten}, bouillon (SELDERIJ), kaas (MELK), olijfolie, zout, kruiden
Riz, {légumes}, bouillon (CÉLERI), fromage (LAIT), huile d'olive, sel, épices

orient|ambient|MA|sesame? nuts? celery? gluten?tarwe/blé|185 9 1.2 18 6 6 5.4 1.4
Warme kruiden en zachte zoetheid uit de Maghreb en het Midden-Oosten.
Épices chaudes et douceur sucrée du Maghreb et du Moyen-Orient.
{Kruiden}, plantaardige olie, look, zout
{Épices}, huile végétale, ail, sel

orient-india|ambient|IN|mustard? milk? nuts? gluten?tarwe/blé|210 6 0.9 34 26 4 4.6 2.4
De geur van de bazaar in je keuken: mild of pittig, jij doseert.
Les parfums du bazar dans votre cuisine: doux ou relevé, à vous de doser.
{Specerijen}, suiker, azijn, plantaardige olie, zout
{Épices}, sucre, vinaigre, huile végétale, sel

vegmeat|frozen|NL|soy! gluten!tarwe/blé celery? mustard?|205 10.5 1.2 9.5 1.4 5.2 16 1.3
Plantaardig, met de beet van vlees. Bakken vanuit diepvries in een beetje olie.
Végétal, avec la mâche de la viande. À poêler sans décongeler dans un peu d'huile.
Water, SOJA-eiwit 18 %, raapzaadolie, TARWE-eiwit, kruiden, zout, vitamine B12
Eau, protéines de SOJA 18 %, huile de colza, protéines de BLÉ, épices, sel, vitamine B12

vegdish|chilled|BE|celery! gluten?tarwe/blé milk? soy? sesame?|105 4.4 1.6 11.4 3.2 3.4 3.6 0.8
Vegetarisch gerecht vol groenten en peulvruchten. Opwarmen en serveren met rijst of brood.
Plat végétarien riche en légumes et légumineuses. À réchauffer et à servir avec du riz ou du pain.
{Groenten} 55 %, peulvruchten, SELDERIJ, olie, kruiden, zout
{Légumes} 55 %, légumineuses, CÉLERI, huile, épices, sel

vegdairy|chilled|BE|soy! nuts? gluten?haver/avoine|95 3 0.6 12.5 10.5 0.8 3.2 0.15
Plantaardig dessert of beleg zonder melk, even romig.
Dessert ou tartinade végétale sans lait, tout aussi crémeuse.
Water, SOJABONEN 8 %, suiker, {vanille}, calcium
Eau, graines de SOJA 8 %, sucre, {vanille}, calcium

vegdairy-veganspread|chilled|BE|soy? nuts?amandelen/amandes|480 48 24 8 1 0.6 2 0.9
Smeerbaar en smeltend, zonder melk. Voor broodjes, bagels en bakwerk.
À tartiner ou à faire fondre, sans lait. Pour sandwichs, bagels et pâtisserie.
Kokosolie, water, zetmeel, zeezout, aroma
Huile de coco, eau, amidon, sel marin, arôme

texture|chilled|BE|milk! celery! eggs? gluten?tarwe/blé fish?|102 4.6 1.8 9.4 2 1.6 5.6 0.5
Voor wie moeilijk kauwt of slikt: glad, smakelijk en mooi op het bord. IDDSI-niveau 4.
Pour les personnes qui mâchent ou avalent difficilement: lisse, savoureux et joliment présenté. Niveau IDDSI 4.
{Groenten}, aardappelen, MELK, {vlees}, SELDERIJ, olie, kruiden
{Légumes}, pommes de terre, LAIT, {viande}, CÉLERI, huile, épices

texture-thickener|ambient|NL||365 0 0 88 1 6 0.6 1.2
Lost zonder klonters op in warme en koude dranken. Doseren volgens het slikniveau.
Se dissout sans grumeaux dans les boissons chaudes et froides. À doser selon le niveau de déglutition.
Maltodextrine, xanthaangom, kaliumchloride
Maltodextrine, gomme xanthane, chlorure de potassium

supplement|ambient|BE|milk! soy!|150 5.8 0.9 15.4 7.4 1.2 9.2 0.15|l
Rijk aan eiwit en energie in een klein volume. Op advies van arts of diëtist.
Riche en protéines et en énergie sous un petit volume. Sur avis du médecin ou du diététicien.
Water, MELKEIWITTEN, glucosestroop, raapzaadolie, {vanille}, SOJALECITHINE, vitaminen en mineralen
Eau, protéines de LAIT, sirop de glucose, huile de colza, {vanille}, lécithine de SOJA, vitamines et minéraux

glutenfree|ambient|IT|milk? eggs! soy? nuts?|290 7.4 1.6 48 6 4.6 4.8 1
Glutenvrij gemaakt in een apart atelier en individueel beschermd tegen kruimels van andere producten.
Fabriqué sans gluten dans un atelier séparé et protégé des miettes d'autres produits.
Maïszetmeel, rijstmeel, {boekweit}, EIEREN, zonnebloemolie, gist, zout
Amidon de maïs, farine de riz, {sarrasin}, ŒUFS, huile de tournesol, levure, sel

glutenfree-lactosefree|chilled|BE|milk!|82 2.6 1.7 10.2 9.6 0 3.4 0.1
Zuivel zonder lactose, met de smaak die je kent.
Produit laitier sans lactose, au goût que vous connaissez.
MELK, lactase, suiker, {vanille}
LAIT, lactase, sucre, {vanille}

lowsugar|ambient|BE|gluten?tarwe/blé milk? eggs?|240 8 3 34 4 6 5 0.4
Voor wie op suiker of zout let, zonder in te leveren op smaak.
Pour qui surveille le sucre ou le sel, sans renoncer au goût.
{Fruit}, zoetstof maltitol, vezels, pectine
{Fruits}, édulcorant maltitol, fibres, pectine

lowsugar-saltfree|ambient|BE|celery! gluten?tarwe/blé milk?|310 4 1.6 58 6 6 9 0.3
Minder dan 0,3 g zout per 100 g bereid product, gekruid met groenten.
Moins de 0,3 g de sel par 100 g de produit préparé, assaisonné aux légumes.
{Groenten}, zetmeel, SELDERIJ, kruiden, gistextract
{Légumes}, amidon, CÉLERI, épices, extrait de levure

baby|ambient|BE|celery? fish?|58 1.6 0.3 8.6 4.6 1.6 1.8 0.05
Vanaf 6 maanden, zonder toegevoegd zout of suiker. Glad gemixt voor de eerste hapjes.
Dès 6 mois, sans sel ni sucres ajoutés. Mixé lisse pour les premières cuillerées.
{Groenten} 60 %, water, raapzaadolie
{Légumes} 60 %, eau, huile de colza

baby-babycereal|ambient|BE|milk! soy? gluten?tarwe/blé|475 20 8 62 38 3 11 0.4
Voedzaam en licht verteerbaar, met vitaminen en ijzer. Klaarmaken volgens de tabel op de verpakking.
Nourrissant et facile à digérer, avec vitamines et fer. À préparer selon le tableau de l'emballage.
Magere MELK, plantaardige oliën, lactose, {granen}, vitaminen en mineralen
LAIT écrémé, huiles végétales, lactose, {céréales}, vitamines et minéraux

school|ambient|BE|gluten?tarwe/blé milk? nuts?|160 4 1 26 12 3 3.4 0.3
Gemaakt voor kinderen: kleine porties, weinig suiker en zout.
Pensé pour les enfants: petites portions, peu de sucre et de sel.
{Fruit}, granen, plantaardige olie
{Fruits}, céréales, huile végétale

school-schoolmilk|ambient|BE|milk?|46 1.4 0.9 5.4 5.2 0 3 0.1|l
Brikje met rietje voor de speeltijd, deel van het schoolprogramma.
Briquette avec paille pour la récréation, dans le cadre du programme scolaire.
{MELK}
{LAIT}

school-kidsmeal|chilled|BE|gluten!tarwe/blé milk! eggs? celery! fish?|118 4.4 1.8 12.6 2.8 1.6 6.4 0.6
Wat kinderen graag eten, op kindermaat en met genoeg groenten.
Ce que les enfants aiment, à leur taille et avec assez de légumes.
Pasta (TARWE), {vlees} 18 %, {groenten} 22 %, MELK, SELDERIJ, kruiden
Pâtes (BLÉ), {viande} 18 %, {légumes} 22 %, LAIT, CÉLERI, épices

childcare|-|BE||-
Zacht voor de huid en praktisch in de opvang. Getest onder dermatologisch toezicht.
Doux pour la peau et pratique en crèche. Testé sous contrôle dermatologique.
-
-

chips|ambient|BE|milk? gluten?tarwe/blé soy? celery?|525 32 3 52 3 4.4 6 1.4
Krokant gebakken in zonnebloemolie. Voor de bar, de automaat en het aperitief.
Croustillantes, cuites à l'huile de tournesol. Pour le bar, le distributeur et l'apéritif.
Aardappelen, zonnebloemolie, {zout}, specerijen
Pommes de terre, huile de tournesol, {sel}, épices

chips-cornsnack|ambient|BE|milk? gluten?tarwe/blé soy?|505 27 2.8 58 4 5 6.4 1.6
Luchtige snack met een verrassende smaak.
Snack léger au goût surprenant.
{Maïs}, zonnebloemolie, zout, specerijen
{Maïs}, huile de tournesol, sel, épices

chips-saltbiscuit|ambient|BE|gluten!tarwe/blé milk? sesame? eggs?|455 17 6 64 4 3 9.6 2.4
Knapperig bij de soep, bij kaas of zo uit de hand.
Croquant avec le potage, le fromage ou nature.
TARWEBLOEM, plantaardige olie, zout, gist, {kaas}
Farine de FROMENT, huile végétale, sel, levure, {fromage}

nuts|ambient|US|nuts? peanuts? sesame?|610 52 6 14 5 8 20 0.6
Vers gebrand en gesorteerd. In een zak die weer sluit.
Torréfiées fraîches et triées. En sachet refermable.
{NOTEN}, plantaardige olie, zout
{NOIX}, huile végétale, sel

nuts-driedfruit|ambient|TR|sulphites? nuts? peanuts? sesame?|300 2.4 0.4 62 56 8 3.6 0.04
Zongedroogd en zacht. Voor ontbijt, gebak, tajine en kaasschotel.
Séchés au soleil et moelleux. Pour petit-déjeuner, pâtisserie, tajine et plateau de fromages.
{Gedroogd fruit}
{Fruits secs}

aperitif|chilled|ES|milk? nuts? sulphites? mustard?|210 19 2.8 5 1.4 3 3.8 2.4
Hapjes die meteen op tafel kunnen: enkel nog in een schaaltje.
Bouchées prêtes à servir: il ne reste qu'à les mettre en ramequin.
{Olijven}, zonnebloemolie, kruiden, look, azijn, zout
{Olives}, huile de tournesol, herbes, ail, vinaigre, sel

biscuits|ambient|BE|gluten!tarwe/blé milk! eggs? nuts? soy?|485 21 11 67 34 2.4 6 0.7
Knapperig koekje met roomboter, gebakken in de streek. Past bij koffie en thee.
Biscuit croquant au beurre, cuit dans la région. Accompagne le café et le thé.
TARWEBLOEM, suiker, boter (MELK), {kaneel}, rijsmiddelen, zout
Farine de FROMENT, sucre, beurre (LAIT), {cannelle}, poudres à lever, sel

chocolate|ambient|BE|milk! soy! nuts? gluten?tarwe/blé|550 33 20 55 52 4 6.6 0.15
Belgische chocolade met 100 % cacaoboter. Koel en droog bewaren, tussen 15 en 18 °C.
Chocolat belge pur beurre de cacao. À conserver au frais et au sec, entre 15 et 18 °C.
Suiker, cacaoboter, cacaomassa, MELKPOEDER, {vulling}, emulgator SOJALECITHINE, vanille
Sucre, beurre de cacao, pâte de cacao, LAIT en poudre, {garniture}, émulsifiant lécithine de SOJA, vanille

candy|ambient|BE|milk? gluten?tarwe/blé soy? nuts?|340 0.6 0.3 80 58 0.2 3 0.05
Zoet als op de kermis, per stuk of in zakjes.
Sucré comme à la foire, à la pièce ou en sachets.
Suiker, glucosestroop, gelatine, {fruit}, voedingszuur E330, kleurende voedingsmiddelen
Sucre, sirop de glucose, gélatine, {fruits}, acidifiant E330, denrées colorantes

cereal|ambient|DE|gluten!haver/avoine milk? nuts? soy?|380 6 1.4 68 12 8 9.6 0.3
Voedzame start van de dag. Met melk, yoghurt of plantaardige drank.
Un début de journée nourrissant. Avec du lait, du yaourt ou une boisson végétale.
{HAVER}, {fruit}, suiker, honing, zout
{AVOINE}, {fruits}, sucre, miel, sel

topping|ambient|BE|nuts? milk? soy?|320 1 0.4 78 74 0.4 0.6 0.02
Voor boterham, pannenkoek en yoghurt.
Pour tartine, crêpe et yaourt.
{Honing}
{Miel}

topping-nutbutter|ambient|BE|peanuts? nuts? milk? soy?|590 48 8 22 12 6 20 0.6
Smeuïg of korrelig: beleg waar groot en klein van houdt.
Onctueux ou croquant: une garniture que petits et grands adorent.
{PINDA'S}, suiker, plantaardige olie, zout
{CACAHUÈTES}, sucre, huile végétale, sel

hotbreakfast|frozen|BE|gluten?tarwe/blé milk! eggs! soy?|225 10 3.4 24 7 1 8.4 0.8
Warm ontbijt zonder werk: opwarmen in oven of magnetron.
Un petit-déjeuner chaud sans peine: à réchauffer au four ou au micro-ondes.
{EIEREN}, TARWEBLOEM, MELK, suiker, zout
{ŒUFS}, farine de FROMENT, LAIT, sucre, sel

hotbreakfast-breakfastmeat|chilled|BE|eggs? milk? mustard? celery?|230 18 6 2 0.8 0 15 1.5
Voor het Engelse ontbijt: kort bakken of opwarmen en warm houden.
Pour le petit-déjeuner anglais: à poêler ou réchauffer et à tenir au chaud.
{Vlees} 85 %, water, zout, kruiden
{Viande} 85 %, eau, sel, épices

patissmix|ambient|BE|gluten!tarwe/blé milk! eggs! soy?|390 6 3 76 38 2 6 1.2
Altijd gelukt: vloeistof toevoegen, kloppen en klaar.
Toujours réussi: ajouter le liquide, fouetter, c'est prêt.
Suiker, TARWEBLOEM, zetmeel, MELKPOEDER, {vanille}, EIPOEDER, rijsmiddelen
Sucre, farine de FROMENT, amidon, LAIT en poudre, {vanille}, ŒUFS en poudre, poudres à lever

decoration|ambient|BE|milk? nuts? soy? gluten?tarwe/blé|290 3 1.6 66 58 1.2 1.2 0.1
De laatste hand aan ijs, wafel en dessertbord.
La touche finale sur glace, gaufre et assiette de dessert.
Suiker, {fruit}, glucosestroop, water, verdikkingsmiddel E415
Sucre, {fruits}, sirop de glucose, eau, épaississant E415

couverture|ambient|BE|milk! soy! nuts? gluten?tarwe/blé eggs?|540 34 20 54 48 4 6 0.15
Voor patissier en chocolatier: vloeit goed en glanst mooi.
Pour pâtissiers et chocolatiers: fluide et bien brillante.
Cacaomassa, suiker, cacaoboter, MELKPOEDER, emulgator SOJALECITHINE
Pâte de cacao, sucre, beurre de cacao, LAIT en poudre, émulsifiant lécithine de SOJA

readydessert|frozen|BE|gluten!tarwe/blé milk! eggs! nuts! soy?|330 18 9.6 37 29 1.4 5 0.2
Klein, fijn en klaar om te serveren: ontdooien in de koelkast en opdienen.
Petit, fin et prêt à servir: à décongeler au réfrigérateur et à dresser.
Room (MELK), suiker, EIEREN, {chocolade}, TARWEBLOEM, AMANDELEN
Crème (LAIT), sucre, ŒUFS, {chocolat}, farine de FROMENT, AMANDES

soap|-|BE||-
Reinigt grondig en verzorgt de handen. Voldoet aan de regels van de horeca en de zorg.
Nettoie en profondeur et ménage les mains. Conforme aux règles de l'horeca et des soins.
-
-

dishwash|-|BE||-
Voor een blinkende vaat, ook bij hard water. Doseren volgens de hardheid van het water.
Pour une vaisselle brillante, même en eau dure. À doser selon la dureté de l'eau.
-
-

cleaning|-|BE||-
Professioneel schoonmaken zonder strepen. Verdunnen en naspoelen volgens het etiket.
Nettoyage professionnel sans traces. À diluer et à rincer selon l'étiquette.
-
-

paper|-|BE||-
Sterk, absorberend en geschikt voor contact met voeding.
Résistant, absorbant et apte au contact alimentaire.
-
-

takeaway|-|NL||-
Stevig genoeg voor onderweg en gerecycleerd na gebruik.
Assez solide pour la route et recyclable après usage.
-
-

containers|-|NL||-
Lekt niet, stapelt goed en is geschikt voor warm en koud.
Ne fuit pas, s'empile bien et convient au chaud comme au froid.
-
-

beakers|-|NL||-
Van hernieuwbaar materiaal, stevig in de hand.
En matériau renouvelable, bien en main.
-
-

sacks|-|NL||-
Voor bakkerij, keuken en balie: duidelijk leesbaar en snel klaar.
Pour boulangerie, cuisine et comptoir: bien lisible et vite prêt.
-
-

tablelinen|-|BE||-
Een mooi gedekte tafel in een handomdraai.
Une belle table en un tournemain.
-
-

crockery|-|FR||-
Gehard voor dagelijks gebruik, vaatwasbestendig en lang na te bestellen.
Trempé pour un usage quotidien, résiste au lave-vaisselle et réassortiment garanti.
-
-

cutlery|-|CN||-
Klassieke vorm, goed in balans en vaatwasbestendig.
Forme classique, bien équilibrée, résiste au lave-vaisselle.
-
-

gastro|-|DE||-
Gastronormmaten die in oven, koeling en bain-marie passen.
Formats gastronormes pour four, frigo et bain-marie.
-
-

prep|-|DE||-
Gereedschap voor de professionele keuken, makkelijk te reinigen volgens HACCP.
Outil pour la cuisine professionnelle, facile à nettoyer selon la HACCP.
-
-

measure|-|CN||-
Meet en beschermt: onmisbaar bij de dagelijkse controles.
Mesure et protège: indispensable aux contrôles quotidiens.
-
-

floorcare|-|BE||-
Degelijk materiaal voor de dagelijkse poets.
Du matériel solide pour l'entretien quotidien.
-
-

waste|-|BE||-
Afval proper gescheiden, makkelijk te legen.
Des déchets bien triés, faciles à vider.
-
-

laundry|-|BE||-
Fris linnen, ook bij lage temperatuur.
Du linge frais, même à basse température.
-
-
`;
