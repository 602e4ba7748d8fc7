/** Format of every line: see readFamilies.ts. */
export const vegFamilies = `
@salad-head
501010|Groenakker|[Eikenbladsla rood/Lollo bionda/Krulandijvie/Romeinse sla] stuk|[Feuille de chêne rouge/Lollo bionda/Chicorée frisée/Laitue romaine] pièce|kist 12st/st 1.15
501020|Lochtinghof|Little gem duo|Sucrine duo|kist 10st/st 1.45
@salad-washed
501030|Lochtinghof|[Zomerse slamix/Rustieke slamix/Babyleafmix] gewassen|[Mélange de salades d'été/Mélange de salades rustique/Mélange de jeunes pousses] lavé|zak 250g*8 2.75; zak 1kg*4 9.4
501040|Lochtinghof|Geraspte ijsbergsla|Laitue iceberg râpée|zak 1kg*6 4.35
@salad-sprout
501050|Lochtinghof|[Sojascheuten/Alfalfakiemen]|[Pousses de soja/Germes d'alfalfa]|bakje 500g*8 2.2
501060|Lochtinghof|[Tuinkers/Rode shisocress/Daikoncress] in bakje|[Cresson alénois/Cresson shiso pourpre/Cresson daïkon] en barquette|doos 12st/bakje 1.35
@leaf-chicory
501070|Groenakker|Rood witloof|Chicon rouge|kist 3kg 13.9
501080|Groenakker|Witloof bio|Chicon bio|kist 3kg 11.6
@leaf-spinach
501090|Groenakker|Spinazie grof blad|Épinards grandes feuilles|kist 4kg 9.8
501100|Groenakker|Snijbiet kleurenmix|Bettes multicolores|kist 5kg 11.4
501110|Groenakker|Paksoi stuk|Pak-choï pièce|kist 8st/st 1.6
@leaf-leek
501120|Groenakker|Prei ongewassen|Poireaux non lavés|kist 10kg 13.5
501130|Groenakker|Groene selder stuk|Céleri vert pièce|kist 10st/st 1.3
501140|Groenakker|Witte selder stuk|Céleri blanc pièce|kist 10st/st 1.55
501150|Groenakker|Venkelknollen|Fenouils|kist 5kg 11.2
@leaf-cabbage
501160|Groenakker|[Witte kool/Rode kool/Spitskool] stuk|[Chou blanc/Chou rouge/Chou pointu] pièce|kist 8st/st 1.85
501170|Groenakker|[Bloemkool/Broccoli/Romanesco] klasse I stuk|[Chou-fleur/Brocoli/Romanesco] catégorie I pièce|kist 8st/st 2.1
501180|Groenakker|Boerenkool gesneden|Chou frisé coupé|zak 1kg*5 4.6
501190|Groenakker|Chinese kool stuk|Chou chinois pièce|kist 8st/st 1.95
@leaf-stalk
501200|Lochtinghof|Witte asperges AA 22-28 mm|Asperges blanches AA 22-28 mm|kist 5kg 58.5 day=56.9
501210|Lochtinghof|Witte asperges A 16-22 mm|Asperges blanches A 16-22 mm|kist 5kg 49.5
501220|Lochtinghof|Groene asperges|Asperges vertes|tray 10x450g/bos 4.2
501230|Lochtinghof|Artisjok stuk|Artichaut pièce|kist 12st/st 1.9
@cut-diced
501240|Groenakker|[Preiringen/Selderblokjes/Wortelblokjes 10 mm/Courgetteblokjes/Knolselderblokjes] vers|[Rondelles de poireau fraîches/Dés de céleri frais/Dés de carottes frais 10 mm/Dés de courgette frais/Dés de céleri-rave frais]|zak 2,5kg*4 6.2
501250|Groenakker|[Rode uienringen/Sjalotten gesnipperd]|[Rondelles d'oignon rouge/Échalotes ciselées]|zak 1kg*5 4.9
@cut-strips
501260|Groenakker|[Wittekool julienne/Rodekool julienne/Knolselder julienne/Groentejulienne]|Julienne de [chou blanc/chou rouge/céleri-rave/légumes]|zak 1kg*6 3.65; zak 2,5kg*4 7.4
@cut-mixes
501270|Groenakker|Wokgroenten vers [Oosters/mediterraan]|Légumes frais pour wok [à l'orientale/méditerranéens]|zak 1kg*5 5.6; zak 2,5kg*4 12.4
501280|Groenakker|Hutspotgroenten gesneden|Légumes pour potée coupés|zak 2,5kg*4 6.7
501290|Groenakker|Stoofgroenten grof gesneden|Légumes à mijoter en gros morceaux|zak 2,5kg*4 6.9
501300|Groenakker|Ratatouillegroenten vers|Légumes frais pour ratatouille|zak 2,5kg*4 9.8
@cut-peeled
501310|Groenakker|[Wortelen/Pastinaak/Rapen] geschild heel|[Carottes épluchées entières/Panais épluchés entiers/Navets épluchés entiers]|zak 5kg 8.4
501320|Groenakker|Aardappelblokjes geschild|Pommes de terre en dés épluchées|zak 5kg 8.9
501330|Groenakker|Krieltjes voorgekookt vacuüm|Grenailles précuites sous vide|zak 2,5kg*4 6.1
501340|Groenakker|Pompoenblokjes vers|Dés de potiron frais|zak 2,5kg*4 9.2
@potato-fryer
501350|Groenakker|Verse frieten 10 mm ongebakken|Frites fraîches 10 mm crues|zak 5kg 8.6; zak 10kg 15.9
501360|Groenakker|Frietaardappelen Bintje|Pommes de terre à frites Bintje|zak 25kg 19.8
@potato-firm
501370|Groenakker|Bloemige aardappelen|Pommes de terre farineuses|zak 10kg 8.2; zak 25kg 17.1
501380|Groenakker|Ratte-aardappelen|Pommes de terre rattes|kist 5kg 15.8
501390|Groenakker|Nieuwe aardappelen primeurs|Pommes de terre nouvelles primeurs|kist 5kg 9.9
@potato-sweet
501400|Groenakker|Zoete aardappelen|Patates douces|doos 6kg 10.9
501410|Groenakker|Zoete-aardappelblokjes vers|Dés de patate douce frais|zak 2,5kg*4 9.6
@tomato-vine
501420|Groenakker|Snoeptomaatjes mix|Tomates cocktail mélange|tray 9x250g/bakje 1.75
501430|Groenakker|Kerstomaten geel|Tomates cerises jaunes|tray 9x250g/bakje 1.85
@tomato-beef
501440|Groenakker|Coeur-de-boeuftomaten|Tomates cœur de bœuf|kist 3,5kg 14.6
@tomato-tomatocut
501450|Groenakker|Tomatenschijven vers gesneden|Tomates fraîches en tranches|bakje 1kg*4 7.9
501460|Tenuta Calvero|Zongedroogde tomaten in olie|Tomates séchées à l'huile|bakje 1kg*6 9.4
501470|Tenuta Calvero|Halfgedroogde kerstomaten|Tomates cerises mi-séchées|bakje 1kg*6 12.8
@root-carrot
501480|Groenakker|Bospeentjes|Carottes en botte|kist 12bos/bos 1.65
501490|Groenakker|Jonge wortelen gekleurd|Jeunes carottes colorées|kist 5kg 12.9
501500|Groenakker|Wortelen bio|Carottes bio|zak 10kg 14.2
@root-celeriac
501510|Groenakker|[Pastinaak/Aardpeer/Schorseneren/Koolrabi]|[Panais/Topinambours/Salsifis/Choux-raves]|kist 5kg 11.8
@root-beet
501520|Groenakker|Radijzen bos|Radis botte|kist 15bos/bos 0.98
501530|Groenakker|Chioggiabiet|Betterave Chioggia|kist 5kg 12.4
501540|Groenakker|Rode biet gekookt in blokjes|Betterave rouge cuite en dés|zak 2,5kg*4 6.3
@onion-bulb
501550|Groenakker|Rode uien|Oignons rouges|zak 10kg 10.9
501560|Groenakker|Zilveruitjes gepeld|Petits oignons grelots épluchés|zak 1kg*6 5.4
501570|Groenakker|Pijpajuin|Jeunes oignons|kist 12bos/bos 0.95
@onion-shallot
501580|Groenakker|Sjalotten gepeld|Échalotes épluchées|zak 1kg*6 6.2
501590|Groenakker|Look in net|Ail en filet|net 1kg 7.4
501600|Groenakker|Gember vers|Gingembre frais|doos 5kg 21.5
@mushroom-white
501610|Groenakker|Champignons wit heel|Champignons blancs entiers|kist 3kg 11.9
501620|Groenakker|Kastanjechampignons|Champignons bruns|kist 3kg 13.4
501630|Groenakker|Champignonkwartjes vers|Quartiers de champignons frais|zak 2,5kg*4 11.2
@mushroom-forest
501640|Groenakker|[Shiitake/Koningsoesterzwam/Beukenzwam]|[Shiitaké/Pleurote du panicaut/Shimeji]|bakje 1kg 11.8
501650|Groenakker|Bospaddenstoelenmix vers|Mélange de champignons des bois frais|bakje 1kg 14.9 od=2
@herb-bunch
501660|Lochtinghof|[Munt/Koriander/Dille/Kervel/Platte peterselie] bos|[Menthe/Coriandre/Aneth/Cerfeuil/Persil plat] botte|kist 10bos/bos 1.1
501670|Lochtinghof|[Tijm/Rozemarijn/Salie/Dragon] bos|[Thym/Romarin/Sauge/Estragon] botte|kist 10bos/bos 1.25
@herb-potted
501680|Lochtinghof|[Basilicum/Peterselie/Munt] in pot|[Basilic/Persil/Menthe] en pot|tray 8st/pot 1.65
@fruit-pome
501690|Boomgaard Hoogland|Appels [Jonagored/Boskoop/Golden]|Pommes [Jonagored/Boskoop/Golden]|kist 13kg 19.5
501700|Boomgaard Hoogland|Peren [Conférence/Doyenné]|Poires [Conférence/Doyenné]|kist 12kg 21.8
501710|Boomgaard Hoogland|Appels klein voor schoolfruit 65-70 mm|Petites pommes pour fruit à l'école 65-70 mm|kist 13kg 15.9
@fruit-citrus
501720|Groenakker|[Limoenen/Handsinaasappelen/Perssinaasappelen/Mandarijnen/Roze pompelmoezen]|[Citrons verts/Oranges de table/Oranges à jus/Mandarines/Pamplemousses roses]|doos 5kg 10.9
@fruit-berries
501730|Boomgaard Hoogland|[Frambozen/Blauwe bessen/Rode bessen/Bramen]|[Framboises/Myrtilles/Groseilles rouges/Mûres]|tray 12x125g/bakje 2.35 ob=12:00
@fruit-tropical
501740|Groenakker|[Ananas/Mango/Meloen Galia/Watermeloen/Papaja] stuk|[Ananas/Mangue/Melon Galia/Pastèque/Papaye] pièce|doos 6st/st 2.6
501750|Groenakker|Avocado rijp stuk|Avocat mûr pièce|doos 18st/st 1.25
501760|Groenakker|Kiwi's|Kiwis|doos 3kg 9.8
501770|Groenakker|Passievruchten|Fruits de la passion|doos 2kg 14.2
@fruit-fruitcut
501780|Groenakker|Verse fruitsla zonder siroop|Salade de fruits frais sans sirop|emmer 2,5kg 17.9 ob=12:00
501790|Groenakker|[Ananas/Meloen/Mango] in blokjes vers|[Ananas/Melon/Mangue] en dés frais|bakje 1kg*4 8.9 ob=12:00
@fruit-stone
501800|Groenakker|[Witte/Blauwe] druiven zonder pit|Raisins [blancs/noirs] sans pépins|doos 4,5kg 16.8
501810|Groenakker|[Perziken/Nectarines/Abrikozen/Pruimen]|[Pêches/Nectarines/Abricots/Prunes]|kist 5kg 17.4 od=2
`;
