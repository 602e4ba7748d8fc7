/** Format of every line: see readArticles.ts. */
export const fish = `
120776|whitefish-cod|Ter Zilte|Kabeljauwhaas zonder vel 140-160 g|Dos de cabillaud sans peau 140-160 g|bak ± 3 kg|bak|23.9|w=3 day=22.6 ob=12:00
120787|whitefish-cod|Ter Zilte|Koolvisfilet zonder vel|Filet de lieu noir sans peau|bak ± 3 kg|bak|11.9|w=3 ob=12:00
120798|whitefish-flatfish|Ter Zilte|Tongfilet 80-100 g 1 kg|Filet de sole 80-100 g 1 kg|bakje 1 kg|bakje|34.5|day=33.2 ob=12:00
120809|whitefish-redfish|Ter Zilte|Roodbaarsfilet met vel 2 kg|Filet de sébaste avec peau 2 kg|bak 2 kg|bak|31.4|
120810|whitefish-flatfish|Ter Zilte|Heilbotsteak 180 g|Steak de flétan 180 g|doos 10 × 180 g|doos|46.8|od=3
120821|whitefish-breaded|Ter Zilte|Fishsticks MSC 50 g|Bâtonnets de poisson MSC 50 g|doos 60 × 50 g|doos|22.9|
120832|whitefish-breaded|Ter Zilte|Visblokjes voor vispannetje 2 kg|Cubes de poisson pour cassolette 2 kg|zak 2 kg|zak*4|19.8|
120910|salmon-salmonfresh|Ter Zilte|Zalmfilet met vel|Filet de saumon avec peau|stuk ± 1,4 kg|stuk|18.9|w=1.4 day=17.8
120921|salmon-salmonfrozen|Ter Zilte|Zalmmoot 160 g|Pavé de saumon 160 g|doos 10 × 160 g|doos|38.9|
120932|salmon-trout|Ter Zilte|Forel gekuist 250 g|Truite vidée 250 g|bak 10 × 250 g|st*10|2.95|
120943|salmon-salmonfresh|Ter Zilte|Zalmtartaar 80 g|Tartare de saumon 80 g|doos 12 × 80 g|st*12|2.75|stock=0 av=+4 days=2
121040|shrimp-grey|Ter Zilte|Grijze Noordzeegarnalen gepeld 500 g|Crevettes grises de la mer du Nord décortiquées 500 g|bakje 500 g|bakje|42.9|day=41.4 promo=garnaal ob=12:00
121052|shrimp-prawn|Ter Zilte|Tijgergarnalen 16/20 gepeld 1 kg|Crevettes tigrées 16/20 décortiquées 1 kg|zak 1 kg|zak*10|21.95|
121063|shrimp-prawn|Ter Zilte|Scampi 13/15 met staart 1 kg|Scampis 13/15 avec queue 1 kg|zak 1 kg|zak*10|18.4|grp=17.5
121074|shrimp-lobster|Ter Zilte|Kreeft gekookt 400 g|Homard cuit 400 g|stuk 400 g|st*8|14.9|od=2
121085|shrimp-lobster|Ter Zilte|Langoustines 16/20 1 kg|Langoustines 16/20 1 kg|bakje 1 kg|bakje|29.8|stock=6
121110|shellfish-scallop|Ter Zilte|Sint-jakobsvruchten zonder koraal 1 kg|Noix de Saint-Jacques sans corail 1 kg|zak 1 kg|zak*6|36.5|
121121|shellfish-clams|Ter Zilte|Venusschelpen 1 kg|Palourdes 1 kg|net 1 kg|net|9.8|
121132|shellfish-squid|Ter Zilte|Inktvisringen 1 kg|Anneaux de calamar 1 kg|zak 1 kg|zak*10|8.4|
121210|smoked-smokedsalmon|Ter Zilte|Gerookte zalm gesneden 1 kg|Saumon fumé tranché 1 kg|stuk 1 kg|st*5|27.9|promo=pct10
121221|smoked-smokedother|Ter Zilte|Gerookte forelfilet 125 g|Filet de truite fumée 125 g|doos 10 × 125 g|st*10|3.65|
121232|smoked-marinated|Ter Zilte|Haring maatjes 1 kg|Maatjes de hareng 1 kg|emmer 1 kg|emmer|13.2|
121243|smoked-smokedsalmon|Ter Zilte|Gerookte heilbot gesneden 500 g|Flétan fumé tranché 500 g|pak 500 g|pak*8|16.7|status=out_of_assortment
121254|smoked-marinated|Ter Zilte|Ansjovis gemarineerd 1 kg|Anchois marinés 1 kg|bakje 1 kg|bakje*6|14.3|
121265|smoked-smokedother|Ter Zilte|Makreelfilet gerookt peper 1 kg|Filet de maquereau fumé au poivre 1 kg|pak 1 kg|pak*6|11.6|
`;
export const dairy = `
131209|cream-whole|Boterveld|Volle room 35 % UHT 1 l|Crème entière 35 % UHT 1 l|doos 6 × 1 l|st*6|4.185|box=3.985@6 promo=room
131244|cream-cooking|Boterveld|Culinaire room 20 % UHT 1 l|Crème culinaire 20 % UHT 1 l|doos 6 × 1 l|st*6|3.42|
131302|cream-whole|Zuivelhof|Verse room 40 % emmer 5 l|Crème fraîche liquide 40 % seau 5 l|emmer 5 l|emmer|25.9|day=24.65 ob=15:00
131415|cream-sour|Boterveld|Zure room 30 % pot 1 kg|Crème épaisse 30 % pot 1 kg|tray 4 × 1 kg|pot*4|5.49|promo=pct10v4
131533|cream-whipping|Boterveld|Slagroom spuitbus 700 ml|Crème fouettée bombe 700 ml|tray 12 × 700 ml|st*12|3.76|stock=8
131890|cream-plantcream|Groenakker|Plantaardige kookroom haver 1 l|Crème végétale à l'avoine 1 l|doos 8 × 1 l|st*8|2.31|
134870|cream-cooking|Boterveld|Koffieroom porties 7,5 g|Crème à café portions 7,5 g|doos 200 × 7,5 g|doos|9.45|
136055|cream-whipping|Zuivelhof|Crème brûlée basis 1 l|Base pour crème brûlée 1 l|doos 6 × 1 l|st*6|6.12|stock=0 av=+7 days=5 alt=136066
136066|cream-whipping|Zuivelhof|Crème anglaise basis 1 l|Base pour crème anglaise 1 l|doos 6 × 1 l|st*6|5.74|
130104|milk-semi|Boterveld|Halfvolle melk UHT 1 l|Lait demi-écrémé UHT 1 l|doos 6 × 1 l|st*6|0.985|per=6
130115|milk-wholemilk|Boterveld|Volle melk UHT 1 l|Lait entier UHT 1 l|doos 6 × 1 l|st*6|1.095|per=6
130126|milk-buttermilk|Boterveld|Karnemelk 1 l|Lait battu 1 l|doos 6 × 1 l|st*6|1.18|
130137|milk-buttermilk|Boterveld|Chocolademelk 20 cl|Lait chocolaté 20 cl|doos 24 × 20 cl|doos|11.4|
132010|butter-creambutter|Zuivelhof|Roomboter ongezouten 250 g|Beurre de laiterie doux 250 g|doos 20 × 250 g|doos|49.8|
132021|butter-creambutter|Zuivelhof|Botervlootjes 10 g|Portions de beurre 10 g|doos 200 × 10 g|doos|24.6|
132032|butter-margarine|Zuivelhof|Bakmargarine vloeibaar 2 l|Margarine de cuisson liquide 2 l|doos 6 × 2 l|st*6|7.85|vat=12
132043|butter-herbbutter|Zuivelhof|Kruidenboter rol 500 g|Beurre aux herbes rouleau 500 g|rol 500 g|rol*10|5.9|
133410|cheese-belgian|Zuivelhof|Abdijkaas gesneden 1 kg|Fromage d'abbaye tranché 1 kg|pak 1 kg|pak*10|12.9|promo=abdij
133499|cheese-grated|Zuivelhof|Geraspte abdijkaas 200 g|Fromage d'abbaye râpé 200 g|zak 200 g|zak*12|2.95|
133510|cheese-grated|Zuivelhof|Emmentaler geraspt 1 kg|Emmental râpé 1 kg|zak 1 kg|zak*10|8.9|grp=8.45
133521|cheese-soft|Zuivelhof|Mozzarella bol 125 g|Mozzarella boule 125 g|doos 20 × 125 g|st*20|1.05|
133532|cheese-grated|Zuivelhof|Parmezaan geschaafd 500 g|Copeaux de parmesan 500 g|zak 500 g|zak*8|9.6|
133980|cheese-creamcheese|Ferme du Try|Verse geitenroomkaas rol|Bûche de chèvre frais|stuk ± 1,2 kg|stuk|14.9|w=1.2
134010|cheese-soft|Ferme du Try|Brie 60 % 1 kg|Brie 60 % 1 kg|stuk 1 kg|st*4|8.75|
134110|yoghurt-natural|Zuivelhof|Yoghurt natuur 5 kg|Yaourt nature 5 kg|emmer 5 kg|emmer|9.8|
134121|yoghurt-curd|Zuivelhof|Plattekaas vol 5 kg|Fromage blanc entier 5 kg|emmer 5 kg|emmer|13.4|
134132|yoghurt-pudding|Zuivelhof|Chocomousse 80 g|Mousse au chocolat 80 g|doos 24 × 80 g|doos|19.2|
135200|egg-fresheggs|Polderhaan|Scharreleieren M 30 st|Œufs de poules élevées au sol M 30 pc|doos 6 × 30 st|tray*6|6.45|
135211|egg-boiled|Polderhaan|Eieren gekookt gepeld 75 st|Œufs cuits écalés 75 pc|emmer 75 st|emmer|17.9|
135222|egg-liquid|Polderhaan|Vloeibaar heel ei 1 l|Œuf entier liquide 1 l|doos 6 × 1 l|st*6|4.35|
135233|egg-liquid|Polderhaan|Eiwit vloeibaar 1 l|Blanc d'œuf liquide 1 l|doos 6 × 1 l|st*6|4.6|
`;
