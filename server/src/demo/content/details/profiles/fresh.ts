/** Format: see readProfiles.ts. */
export const freshProfiles = `
salad|chilled|BE||16 0.3 0 1.6 1.2 1.4 1.2 0.02
Knapperige sla, dagelijks geoogst en koel aangeleverd. Voor koude schotels, broodjes en saladbars.
Salade croquante, récoltée chaque jour et livrée au frais. Pour assiettes froides, sandwichs et buffets de salades.
100 % {sla}
100 % {salade}

salad-washed|chilled|BE||18 0.3 0 1.8 1.2 1.6 1.4 0.03
Gewassen, gecentrifugeerd en klaar om te serveren. Spaart tijd in de koude keuken.
Lavée, essorée et prête à servir. Un gain de temps en cuisine froide.
Gemengde slasoorten in wisselende verhouding
Mélange de salades en proportions variables

leaf|chilled|BE||22 0.3 0.1 2.6 1.9 2.4 1.9 0.04
Verse bladgroente van Belgische telers. Om te stoven, te gratineren of rauw te verwerken.
Légume-feuille frais de maraîchers belges. À étuver, à gratiner ou à servir cru.
100 % {bladgroente}
100 % {légume-feuille}

cut|chilled|BE||30 0.2 0 5.2 3.9 2.4 1.1 0.05
Vers gesneden in ons groentenatelier en klaar voor de pan. Gelijke stukken, dus een gelijke garing.
Découpé frais dans notre atelier et prêt pour la casserole. Des morceaux réguliers, donc une cuisson régulière.
100 % {groenten}
100 % {légumes}

potato|ambient|BE||80 0.1 0 17 0.9 2 2 0.01
Belgische aardappelen, gesorteerd op maat. Kies het ras naar gebruik: frieten, puree of stoom.
Pommes de terre belges, calibrées. Choisissez la variété selon l'usage: frites, purée ou vapeur.
100 % aardappelen
100 % pommes de terre

tomato|chilled|BE||20 0.2 0 3.2 2.8 1.3 0.9 0.01
Rijp geplukte tomaten met een volle smaak. Voor salades, broodjes en warme bereidingen.
Tomates cueillies à maturité, au goût plein. Pour salades, sandwichs et préparations chaudes.
100 % tomaten
100 % tomates

root|chilled|BE||38 0.2 0 7.2 5.5 2.8 1 0.08
Wortels en knollen van de koude grond. Lekker gestoofd, geroosterd of in de soep.
Racines de pleine terre. Délicieuses étuvées, rôties ou en potage.
100 % {knolgroente}
100 % {légume-racine}

onion|ambient|BE||38 0.2 0 7.5 5 1.7 1.2 0.02
Basis van bijna elk gerecht: droog gesorteerd en lang houdbaar op een luchtige plaats.
La base de presque tous les plats: trié sec et de longue conservation dans un endroit aéré.
100 % {ui}
100 % {oignon}

mushroom|chilled|BE||22 0.3 0 1.6 1 1.5 2.9 0.01
Handgeplukte zwammen, stevig en vol van smaak. Kort bakken in boter, niet wassen.
Champignons cueillis à la main, fermes et goûteux. À poêler brièvement au beurre, sans les laver.
100 % {champignons}
100 % {champignons}

herb|chilled|BE||35 0.6 0.1 3.8 1.2 3 3 0.06
Verse kruiden met een uitgesproken aroma. Op het einde toevoegen, zo blijft de smaak.
Herbes fraîches à l'arôme prononcé. À ajouter en fin de cuisson pour garder tout le goût.
100 % {verse kruiden}
100 % {herbes fraîches}

fruit|chilled|BE||52 0.2 0 11.4 10.5 2 0.6 0.01
Fruit van eerste keuze, rijp genoeg om meteen te serveren. Voor ontbijtbuffet, dessert en tussendoor.
Fruit de premier choix, assez mûr pour être servi de suite. Pour buffet du matin, desserts et collations.
100 % {fruit}
100 % {fruits}

beef|chilled|BE||155 7 2.9 0 0 0 22.5 0.15
Rundvlees uit eigen uitsnijderij, van dieren met naam en weide. Afgesneden op bestelling en vacuüm verpakt.
Viande de bœuf de notre atelier de découpe, issue d'élevages suivis. Découpée à la commande et emballée sous vide.
100 % rundvlees
100 % viande de bœuf

pork|chilled|BE||170 9 3.4 0 0 0 21 0.15
Belgisch varkensvlees, mals en mooi afgesneden. Voor de pan, de oven of de grill.
Porc belge, tendre et bien paré. Pour la poêle, le four ou le gril.
100 % varkensvlees
100 % viande de porc

pork-panned|chilled|BE|gluten!tarwe/blé eggs! milk? soy?|225 12 4 14 1 1 16 1.2
Huisbereid en goudbruin gepaneerd. Kort aanbakken en op lage temperatuur laten garen.
Préparé maison et pané doré. À saisir brièvement puis à cuire à basse température.
{varkensvlees}, paneermeel (TARWE), EIEREN, zout, kruiden
{viande de porc}, chapelure (FROMENT), ŒUFS, sel, épices

pork-bacon|chilled|BE||290 26 9.8 0.5 0.5 0 14 2.4
Spek van Belgische varkens, gezouten of gerookt op beukenhout.
Lard de porcs belges, salé ou fumé au bois de hêtre.
Varkensbuik 96 %, zout, dextrose, conserveermiddel E250
Poitrine de porc 96 %, sel, dextrose, conservateur E250

veal|chilled|FR||140 5.5 2.2 0 0 0 22 0.15
Mals vlees voor feestgerechten en fijne stoofpotjes. Vacuüm verpakt, 14 dagen te bewaren.
Viande tendre pour plats de fête et mijotés fins. Emballée sous vide, à conserver 14 jours.
100 % {kalfsvlees}
100 % {viande de veau}

mince|chilled|BE|gluten?tarwe/blé celery? mustard?|225 17 6.8 2 0.6 0.3 16.5 1.5
Dagelijks vers gedraaid, met een gekend vetgehalte. Kruiden naar smaak of klaar om te bakken.
Haché frais du jour, au taux de matière grasse connu. À assaisonner ou prêt à cuire.
{Vlees} 92 %, water, zout, kruiden, specerijen
{Viande} 92 %, eau, sel, herbes, épices

charcuterie|chilled|BE|celery? mustard? milk?|190 13 4.9 1 0.8 0 17 2.3
Ambachtelijke charcuterie, dun gesneden en per laag gescheiden. Voor broodjes, schotels en buffet.
Charcuterie artisanale, finement tranchée et intercalée. Pour sandwichs, assiettes et buffets.
{Vlees}, zout, dextrose, kruiden, conserveermiddel E250
{Viande}, sel, dextrose, épices, conservateur E250

charcuterie-pate|chilled|BE|milk! eggs! gluten?tarwe/blé celery?|310 27 10 3 1 0.2 13 1.8
Smeuïge paté uit de oven, met een korstje. Snijdt mooi en past bij konfijt van ajuin.
Pâté onctueux cuit au four, légèrement doré. Se tranche bien et s'accorde au confit d'oignons.
Varkenslever, varkensspek, MELK, EIEREN, zout, kruiden, conserveermiddel E250
Foie de porc, lard de porc, LAIT, ŒUFS, sel, épices, conservateur E250

chicken|chilled|BE||115 2.6 0.8 0 0 0 23 0.15
Belgische kip, luchtgekoeld en mooi ontvliesd. Gelijk van stuk, dus makkelijk te porteren.
Poulet belge, refroidi à l'air et soigneusement paré. De calibre régulier, donc facile à portionner.
100 % {kippenvlees}
100 % {viande de poulet}

chicken-prepared|chilled|BE|gluten!tarwe/blé celery? mustard? soy?|205 10 2.4 11 0.8 0.8 17 1.4
Bereid van Belgische kip, klaar voor oven, pan of friteuse. Blijft sappig bij het warmhouden.
Préparé à base de poulet belge, prêt pour le four, la poêle ou la friteuse. Reste juteux au maintien au chaud.
{Kippenvlees} 78 %, paneermeel (TARWE), water, plantaardige olie, zout, specerijen
{Viande de poulet} 78 %, chapelure (FROMENT), eau, huile végétale, sel, épices

turkey|chilled|FR||110 1.8 0.6 0 0 0 24 0.14
Mager vlees dat zich met alles laat combineren. Niet te lang bakken: zo blijft het sappig.
Viande maigre qui se marie avec tout. Ne la cuisez pas trop longtemps: elle restera juteuse.
100 % kalkoenvlees
100 % viande de dinde

duck|chilled|FR||190 11 3.4 0 0 0 20 0.2
Gevogelte met karakter voor de feestkaart. Op het vel aanbakken tot het knappert.
Volaille de caractère pour la carte des fêtes. À saisir côté peau jusqu'à ce qu'elle croustille.
100 % {eendenvlees}
100 % {viande de canard}

game|chilled|BE||120 3 1.1 0 0 0 23 0.12
Wild uit het seizoen, panklaar en proper gekuist. Combineer met veenbessen, witloof of kroketjes.
Gibier de saison, prêt à cuire. À accompagner d'airelles, de chicons ou de croquettes.
100 % {wild}
100 % {gibier}

whitefish|chilled|DK|fish!|82 0.9 0.2 0 0 0 18.2 0.2
Witvis met een fijne, stevige structuur. Vers gefileerd in de vroegmijn of op zee diepgevroren.
Poisson blanc à la chair fine et ferme. Fileté frais à la criée ou surgelé en mer.
100 % {VIS}
100 % {POISSON}

whitefish-breaded|frozen|NO|fish! gluten!tarwe/blé milk? eggs? crustaceans?|205 10 1.2 16 0.8 1.1 12.5 0.9
Krokant gepaneerde vis, klaar in enkele minuten. Bakken vanuit diepvries op 180 °C.
Poisson pané croustillant, prêt en quelques minutes. À cuire sans décongeler à 180 °C.
{VIS} 62 %, TARWEBLOEM, raapzaadolie, water, zout, gist
{POISSON} 62 %, farine de FROMENT, huile de colza, eau, sel, levure

salmon|chilled|NO|fish!|205 14 2.6 0 0 0 20 0.12
Noorse zalm met een mooie kleur en een vaste beet. Voor de grill, de oven of het koude buffet.
Saumon norvégien de belle couleur, à la chair ferme. Pour le gril, le four ou le buffet froid.
100 % {ZALM}
100 % {SAUMON}

salmon-salmonfrozen|frozen|NO|fish! gluten?tarwe/blé|200 13.5 2.5 0 0 0 20 0.15
Zalm, per stuk diepgevroren en op gewicht gesneden. Neem precies wat je nodig hebt.
Saumon surgelé à la pièce et coupé au poids. Prenez exactement ce qu'il vous faut.
98 % ZALM, water, zout
98 % SAUMON, eau, sel

shrimp|frozen|VN|crustaceans! fish? molluscs?|78 0.9 0.2 0.4 0 0 17 0.9
Garnalen en schaaldieren, per stuk diepgevroren met een dun ijslaagje. Ontdooien in de koelkast.
Crevettes et crustacés, surgelés à la pièce avec une fine couche de glace. À décongeler au réfrigérateur.
{GARNALEN}, water, zout, antioxidant E223 (SULFIET)
{CREVETTES}, eau, sel, antioxydant E223 (SULFITE)

shrimp-grey|chilled|BE|crustaceans! sulphites! fish? molluscs?|95 1.4 0.3 0.6 0 0 20 1.9
Grijze garnalen van de Noordzee, aan boord gekookt. Het goud van de kust: voor tomaat-garnaal en kroketten.
Crevettes grises de la mer du Nord, cuites à bord. L'or de la côte: pour tomates-crevettes et croquettes.
Grijze GARNALEN (Crangon crangon) 97 %, zout, conserveermiddel E210
CREVETTES grises (Crangon crangon) 97 %, sel, conservateur E210

shellfish|chilled|NL|molluscs! crustaceans? fish?|76 1.1 0.2 3 0 0 13.5 0.9
Schelp- en weekdieren met de smaak van de zee. Kort garen, anders worden ze taai.
Coquillages et mollusques au goût de la mer. Cuisson courte, sinon la chair durcit.
100 % {WEEKDIEREN}
100 % {MOLLUSQUES}

smoked|chilled|NO|fish! mustard? milk?|190 11.5 2.2 0.5 0.4 0 21 2.9
Traag gerookt of gemarineerd volgens oud recept. Voor koude schotels, broodjes en hapjes.
Fumé lentement ou mariné selon une recette ancienne. Pour assiettes froides, sandwichs et bouchées.
{VIS} 96 %, zout, rook van beukenhout
{POISSON} 96 %, sel, fumée de bois de hêtre
`;
