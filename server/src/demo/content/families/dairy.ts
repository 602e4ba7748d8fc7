/** Format of every line: see readFamilies.ts. */
export const dairyFamilies = `
@cream-whole
505010|Boterveld|Volle room 35 % UHT|Crème entière 35 % UHT|doos 12x500ml/st 2.29; doos 12x200ml/st 1.12
505020|Zuivelhof|Verse room 40 %|Crème fraîche liquide 40 %|doos 6x1l/st 5.35; doos 12x250ml/st 1.69 ob=15:00
505030|Boterveld|Lactosevrije room 35 % UHT|Crème entière 35 % UHT sans lactose|doos 6x1l/st 4.95
505040|Laiterie du Val Doré|Room 35 % bio UHT|Crème entière 35 % bio UHT|doos 6x1l/st 5.65
@cream-cooking
505050|Boterveld|Culinaire room 20 % UHT|Crème culinaire 20 % UHT|bag 5l*2 16.4; doos 12x200ml/st 0.98
505060|Boterveld|Lichte kookroom 15 % UHT|Crème légère 15 % UHT|doos 6x1l/st 3.12
@cream-whipping
505070|Zuivelhof|Slagroom gesuikerd 40 %|Crème à fouetter sucrée 40 %|doos 6x1l/st 5.45; bag 5l*2 25.8
505080|Zuivelhof|Slagroom diepvries in rozetten|Rosaces de crème fouettée surgelées|doos 4x1kg/doos 31.6
@cream-sour
505090|Zuivelhof|Crème fraîche 35 %|Crème fraîche épaisse 35 %|pot 1kg*6 5.15; emmer 5kg 23.9
505100|Zuivelhof|Mascarpone|Mascarpone|pot 500g*6 3.65; emmer 2kg*4 13.8
@cream-plantcream
505110|Haverlust|Plantaardige kookroom [soja/rijst/kokos]|Crème végétale de cuisson [soja/riz/coco]|doos 12x1l/st 2.45
505120|Haverlust|Plantaardige slagroom|Crème végétale à fouetter|doos 12x1l/st 3.15
@milk-wholemilk
505130|Laiterie du Val Doré|Volle melk vers|Lait entier frais|doos 6x1l/st 1.35; bag 10l 12.4 ob=15:00
505140|Laiterie du Val Doré|Volle melk bio UHT|Lait entier bio UHT|doos 6x1l/st 1.45
@milk-semi
505150|Boterveld|Halfvolle melk UHT|Lait demi-écrémé UHT|doos 24x200ml/doos 11.2; bag 10l 9.9
505160|Boterveld|Lactosevrije halfvolle melk UHT|Lait demi-écrémé sans lactose UHT|doos 6x1l/st 1.29
@milk-skimmed
505170|Boterveld|Magere melk UHT|Lait écrémé UHT|doos 6x1l/st 0.92
505180|Boterveld|Magere-melkpoeder|Lait écrémé en poudre|zak 1kg*10 7.9; zak 10kg 68.5
@milk-buttermilk
505190|Boterveld|Karnemelk|Lait battu|doos 24x200ml/doos 12.9
505200|Boterveld|Drinkyoghurt [aardbei/perzik/vanille]|Yaourt à boire [fraise/pêche/vanille]|doos 24x200ml/doos 14.6; doos 6x1l/st 1.85
@milk-plantmilk
505210|Haverlust|[Haverdrank/Sojadrank/Amandeldrank/Rijstdrank/Kokosdrank] ongezoet|Boisson [à l'avoine/au soja/aux amandes/au riz/à la noix de coco] sans sucres|doos 8x1l/st 1.95
505220|Haverlust|Haverdrank barista|Boisson à l'avoine barista|doos 8x1l/st 2.25
@butter-creambutter
505230|Zuivelhof|Roomboter [ongezouten/gezouten]|Beurre de laiterie [doux/salé]|blok 2,5kg*4 21.9; doos 100x10g/doos 14.6
505240|Zuivelhof|Roomboter voor korstdeeg plaat|Beurre de tourage en plaque|doos 5x2kg/st 19.8
505250|Laiterie du Val Doré|Hoeveboter bio|Beurre de ferme bio|doos 20x250g/st 3.35
@butter-bakingbutter
505260|Zuivelhof|Geklaarde boter|Beurre clarifié|emmer 2kg*4 24.8; emmer 5kg 59.5
505270|Zuivelhof|Bakboter vloeibaar|Beurre de cuisson liquide|doos 6x900ml/fles 8.4
@butter-margarine|vat=12
505280|Zuivelhof|[Plantaardige margarine/Korstmargarine/Crèmemargarine]|Margarine [végétale/feuilletage/crème]|blok 2,5kg*4 11.4
505290|Zuivelhof|Minarine kuipje|Minarine en ravier|doos 200x10g/doos 12.8; doos 16x500g/st 1.45
@butter-herbbutter
505300|Zuivelhof|Kruidenboter porties|Beurre aux herbes en portions|doos 100x15g/doos 19.6
505310|Zuivelhof|Maître-d'hôtelboter|Beurre maître d'hôtel|rol 1kg*6 11.4
@cheese-belgian
505320|Kaasmakerij Odrada|[Abdijkaas/Trappistenkaas/Boerenkaas met kruiden] heel|Fromage [d'abbaye/trappiste/fermier aux herbes] entier|stuk ±2,5kg 12.4
505330|Kaasmakerij Odrada|Milde jonge kaas gesneden|Fromage jeune doux tranché|pak 500g*12 5.9; pak 1kg*10 11.2
505340|Ferme du Try|Hervekaas gewassen korst|Fromage de Herve à croûte lavée|doos 12x200g/st 2.85
505350|Ferme du Try|Smeltkaas in porties|Fromage fondu en portions|doos 80x20g/doos 19.4
@cheese-soft
505360|Zuivelhof|Camembert|Camembert|doos 6x250g/st 2.45
505370|Zuivelhof|Brie in portiepunten|Brie en pointes portions|doos 50x30g/doos 21.8
505380|Zuivelhof|Mozzarella [in blokjes/geraspt]|Mozzarella [en dés/râpée]|zak 1kg*8 7.6; zak 2,5kg*4 17.8
505390|Zuivelhof|Mini mozzarellabolletjes|Mini-billes de mozzarella|emmer 1kg*6 8.2
505400|Zuivelhof|Buffelmozzarella|Mozzarella di bufala|doos 12x125g/st 2.35
505410|Zuivelhof|Burrata|Burrata|doos 8x125g/st 2.75
505420|Zuivelhof|Feta in blokjes|Feta en dés|emmer 2kg*4 17.4; bakje 900g*6 8.9
505430|Zuivelhof|Blauwe kaas gorgonzola|Fromage bleu gorgonzola|stuk 1,5kg*4 19.6
505440|Zuivelhof|Roquefort|Roquefort|doos 4x700g/st 15.8
@cheese-grated
505450|Zuivelhof|Emmentaler geraspt|Emmental râpé|zak 2,5kg*4 20.9
505460|Zuivelhof|[Jonge Goudakaas/Oude Goudakaas/Cheddar/Edam] gesneden|[Gouda jeune/Gouda vieux/Cheddar/Edam] en tranches|pak 1kg*10 9.8
505470|Zuivelhof|[Cheddar/Goudakaas/Pizzakaas/Parmezaan] geraspt|[Cheddar râpé/Gouda râpé/Fromage à pizza râpé/Parmesan râpé]|zak 1kg*10 8.7; zak 2,5kg*4 20.6
505480|Zuivelhof|Raclettekaas gesneden|Fromage à raclette tranché|pak 800g*8 10.4
505490|Zuivelhof|Gruyère|Gruyère|stuk ±2,5kg 17.8
@cheese-creamcheese
505500|Zuivelhof|Roomkaas naturel|Fromage frais nature|emmer 2kg*4 11.8; doos 100x20g/doos 23.5
505510|Zuivelhof|Roomkaas met [look en kruiden/bieslook/peper]|Fromage frais [ail et fines herbes/à la ciboulette/au poivre]|emmer 1,5kg*4 11.2
505520|Zuivelhof|Ricotta|Ricotta|bakje 1,5kg*4 7.4
505530|Ferme du Try|Geitenkaasje in schijven|Chèvre en rondelles|bakje 1kg*6 12.9; doos 40x25g/doos 14.2
@cheese-cheeseboard
505540|Kaasmakerij Odrada|Kaasplank Belgisch 5 soorten|Plateau de fromages belges 5 sortes|schaal 1,5kg 29.8 od=2
505550|Kaasmakerij Odrada|Kaasblokjes mix voor aperitief|Dés de fromages assortis pour l'apéritif|doos 4x1kg/bakje 10.9
@cheese-plantcheese
505560|Bonte Boon|Vegan plakken [naturel/cheddarsmaak]|Tranches véganes [nature/goût cheddar]|pak 500g*10 6.9
505570|Bonte Boon|Vegan rasp voor pizza|Râpé végan pour pizza|zak 1kg*8 9.8
@yoghurt-natural
505580|Zuivelhof|[Magere yoghurt/Volle yoghurt/Griekse yoghurt] natuur|Yaourt [maigre/entier/à la grecque] nature|doos 24x125g/doos 8.4; emmer 5kg 11.2
505590|Laiterie du Val Doré|Yoghurt natuur bio|Yaourt nature bio|doos 20x125g/doos 9.2
505600|Haverlust|Plantaardige yoghurt op basis van soja|Dessert végétal fermenté au soja|doos 6x500g/st 2.1
@yoghurt-fruityoghurt
505610|Zuivelhof|[Aardbeienyoghurt/Perzikyoghurt/Kersenyoghurt/Frambozenyoghurt]|Yaourt [à la fraise/à la pêche/à la cerise/à la framboise]|doos 24x125g/doos 9.8
505620|Zuivelhof|Vruchtenyoghurt assortiment lactosevrij|Yaourts aux fruits assortis sans lactose|doos 24x125g/doos 11.9
@yoghurt-curd
505630|Zuivelhof|Plattekaas mager|Fromage blanc maigre|emmer 5kg 12.1; doos 24x125g/doos 9.4
505640|Zuivelhof|Plattekaas met [aardbei/kersen]|Fromage blanc [aux fraises/aux cerises]|doos 24x125g/doos 10.8
505650|Zuivelhof|Skyr natuur|Skyr nature|doos 12x450g/st 2.35
@yoghurt-pudding
505660|Zuivelhof|[Vanillepudding/Chocoladepudding/Karamelpudding]|Crème dessert [vanille/chocolat/caramel]|doos 24x125g/doos 9.2; emmer 5kg 13.6
505670|Zuivelhof|Rijstpap met saffraan|Riz au lait au safran|doos 24x140g/doos 13.8; emmer 3kg 11.9
505680|Zuivelhof|Witte chocolademousse|Mousse au chocolat blanc|doos 24x80g/doos 20.4
@yoghurt-roomdessert
505690|Atelier Vanille|[Crème brûlée/Panna cotta/Tiramisu] in glas|[Crème brûlée/Panna cotta/Tiramisu] en verrine|doos 12x100g/doos 18.9
505700|Atelier Vanille|Crème caramel portie|Crème caramel portion|doos 24x100g/doos 15.6
@egg-fresheggs
505710|Polderhaan|[Scharreleieren L/Vrije-uitloopeieren M/Bio-eieren M] 30 st|[Œufs de poules élevées au sol L/Œufs de poules élevées en plein air M/Œufs bio M] 30 pc|doos 6x30st/tray 7.2
505720|Polderhaan|Scharreleieren M karton|Œufs de poules élevées au sol M carton|doos 180st 36.4; doos 360st 69.8
505730|Polderhaan|Kwarteleieren|Œufs de caille|doos 18st/doos 4.2 od=2
@egg-boiled
505740|Polderhaan|Eieren gekookt gekleurd|Œufs cuits colorés|doos 90st 28.5
505750|Polderhaan|Omelet naturel voorgebakken|Omelette nature précuite|doos 40x90g/doos 27.6
505760|Polderhaan|Gepocheerde eieren|Œufs pochés|doos 60st 34.8 od=3
@egg-liquid
505770|Polderhaan|[Vloeibaar heel ei/Eigeel vloeibaar] scharrel|[Œuf entier liquide/Jaune d'œuf liquide] de poules élevées au sol|bag 5kg*2 19.8; bag 10kg 37.9
505780|Polderhaan|Roerei-mix gekruid|Préparation pour œufs brouillés|doos 6x1l/st 5.2
`;
