/** Words that mean the same, as `language|words`; with `>` only the first finds the others. */
export const synonymLines = `
nl|friet, frieten, frites
nl|gehakt, haché, filet haché
nl|pistolet, broodje, kaiserbroodje
nl|kip, poulet
nl|look, knoflook
nl|ajuin, ui
nl|selder, selderij
nl|wortel, peen, carotte
nl|boontjes, prinsessenbonen, sperziebonen
nl|witloof, brussels lof, chicon
nl|spruiten, spruitjes, brusselse spruiten
nl|patat, aardappel
nl|erwtjes, erwten, doperwten
nl|garnaal, crevette, noordzeegarnaal
nl|scampi, reuzengarnaal, tijgergarnaal
nl|sint-jakobsvrucht, coquille, jakobsnoot
nl|préparé, américain, filet américain, martino
nl|stoofvlees, stoverij, carbonade
nl|waterzooi, waterzooitje
nl|balletjes, bouletten, gehaktballen
nl|hesp, ham
nl|pensen, beuling, pens
nl|plattekaas, kwark
nl|slagroom, opgeklopte room
nl|choco, chocopasta, hazelnootpasta
nl|confituur, jam, marmelade
nl|koffiekoek, viennoiserie
nl|boterham, brood
nl|taart, vlaai
nl|wafel, gaufre
nl|crème glacée, roomijs, ijscrème
nl|frisdrank, limonade, soda
nl|bruiswater, spuitwater, bruisend water
nl|pint, pils, pilsener
nl|fruitsap, vruchtensap
nl|afwasmiddel, handafwasmiddel, vaatwasmiddel
nl|vuilzak, vuilniszak, huisvuilzak
nl|keukenrol, keukenpapier
nl|wc-papier, toiletpapier
nl|servet, papieren servet
nl|vershoudfolie, plasticfolie, rekfolie
nl|zilverpapier, aluminiumfolie
nl|bakboter, braadboter
nl|frituurvet, frietvet, frituurolie
nl|bindmiddel > roux, maïszetmeel
nl|maïzena, maïszetmeel
nl|fond, fumet
nl|glutenvrij > zonder gluten, coeliakie
nl|vegan, plantaardig, veganistisch
nl|veggie, vegetarisch, vleesvrij
nl|babyvoeding, papje, potje
nl|luier, babyluier
nl|gn, gastronorm
fr|frites, frieten, pommes frites
fr|haché, hachis, viande hachée
fr|pistolet, petit pain
fr|chicon, endive, witloof
fr|poireau, poireaux
fr|haricots princesses, haricots verts
fr|chou de bruxelles, choux de bruxelles, spruitjes
fr|pomme de terre, patate
fr|crevette, crevettes grises, garnaal
fr|scampi, crevette tigrée, crevette géante
fr|noix de saint-jacques, coquille saint-jacques
fr|américain, filet américain, préparé
fr|carbonade, carbonnade, estouffade
fr|waterzooi, waterzooï
fr|boulettes, boulets, ballekes
fr|jambon, hesp
fr|boudin, pens
fr|fromage blanc, maquée, plattekaas
fr|chantilly, crème fouettée, crème à fouetter
fr|choco, pâte à tartiner
fr|confiture, marmelade, gelée
fr|couque, viennoiserie
fr|gaufre, wafel
fr|glace, crème glacée
fr|limonade, soda, boisson gazeuse
fr|eau pétillante, eau gazeuse
fr|jus, jus de fruits
fr|lave-vaisselle, détergent vaisselle
fr|sac-poubelle, sac poubelle
fr|essuie-tout, papier ménage
fr|papier toilette, papier wc
fr|film étirable, film alimentaire
fr|papier alu, papier aluminium
fr|végan, végétalien, végane
fr|sans gluten > coeliaque
fr|lange, couche
fr|gn, gastronorme
fr|sirop de liège, luikse stroop
fr|cassonade, vergeoise, sucre brun
`;
