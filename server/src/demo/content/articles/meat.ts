/** Format of every line: see readArticles.ts. */
export const meat = `
110045|beef-stew|Ardenhof|Rundstoofvlees Belgisch wit-blauw|Carbonades de bœuf blanc-bleu belge|zak ± 2 kg|zak*5|12.95|w=2
110056|beef-steak|Ardenhof|Steak Belgisch wit-blauw 200 g|Steak blanc-bleu belge 200 g|schaal 10 × 200 g|schaal|32.5|
110067|beef-steak|Ardenhof|Entrecote Iers|Entrecôte irlandaise|stuk ± 2,5 kg|stuk|24.9|w=2.5
110078|beef-steak|Ardenhof|Rosbief filet|Rosbif filet|stuk ± 3 kg|stuk|18.75|w=3 grp=17.9
110089|beef-stew|Ardenhof|Ossenstaart in stukken|Queue de bœuf en morceaux|zak ± 2 kg|zak|9.8|w=2 od=5
110090|beef-carpaccio|Ardenhof|Carpaccio rund gesneden 80 g|Carpaccio de bœuf tranché 80 g|doos 10 × 80 g|st*10|2.85|
110210|pork-filet|Ardenhof|Varkenshaasje|Filet mignon de porc|zak ± 1 kg|zak*4|10.95|w=1
110221|pork-filet|Ardenhof|Varkensgebraad hals|Rôti de porc spiringue|stuk ± 2 kg|stuk|7.9|w=2
110232|pork-bacon|Ardenhof|Spek gerookt in blokjes 1 kg|Lardons fumés 1 kg|zak 1 kg|zak*10|8.65|
110243|pork-chop|Ardenhof|Ribbetjes voorgegaard 5 kg|Travers de porc précuits 5 kg|doos 5 kg|doos|42.5|
110254|pork-chop|Ardenhof|Kotelet varken 200 g|Côtelette de porc 200 g|schaal 20 × 200 g|schaal|34.8|
110265|pork-panned|Ardenhof|Schnitzel gepaneerd 160 g|Escalope de porc panée 160 g|doos 30 × 160 g|doos|41.7|promo=pct10
110410|veal-calf|Ardenhof|Kalfsblanquette|Blanquette de veau|zak ± 2 kg|zak|17.4|w=2
110421|veal-lamb|Ardenhof|Lamskroon|Carré d'agneau|stuk ± 0,8 kg|stuk|27.9|w=0.8 od=3
110432|veal-calf|Ardenhof|Kalfsfond bereid 1 l|Fond de veau 1 l|doos 6 × 1 l|st*6|6.4|
111302|mince-minced|Ardenhof|Gemengd gehakt varken-rund 2,5 kg|Haché mixte porc-bœuf 2,5 kg|schaal 2,5 kg|schaal|18.6|
111313|mince-minced|Ardenhof|Rundgehakt 2,5 kg|Haché de bœuf 2,5 kg|schaal 2,5 kg|schaal|26.4|
111324|mince-sausage|Ardenhof|Braadworst 120 g|Saucisse de campagne 120 g|schaal 40 × 120 g|schaal|33.6|
111335|mince-ball|Ardenhof|Gehaktballen 30 g 2 kg|Boulettes 30 g 2 kg|zak 2 kg|zak*4|16.9|
111346|mince-ball|Ardenhof|Hamburger rund 150 g|Hamburger de bœuf 150 g|doos 24 × 150 g|doos|38.5|grp=36.9
111357|mince-sausage|Ardenhof|Chipolata 40 g|Chipolata 40 g|schaal 2,5 kg|schaal|21.3|
112010|charcuterie-ham|Ardenhof|Gekookte ham gesneden 1 kg|Jambon cuit tranché 1 kg|pak 1 kg|pak*8|11.2|
112021|charcuterie-ham|Ardenhof|Ardense ham gesneden 500 g|Jambon d'Ardenne tranché 500 g|pak 500 g|pak*10|13.4|
112032|charcuterie-salami|Ardenhof|Salami gesneden 500 g|Salami tranché 500 g|pak 500 g|pak*10|5.9|
112043|charcuterie-pate|Ardenhof|Paté Ardens 1 kg|Pâté d'Ardenne 1 kg|stuk 1 kg|st*4|9.95|
112054|charcuterie-poultrycuts|Ardenhof|Kippenwit gesneden 1 kg|Blanc de poulet tranché 1 kg|pak 1 kg|pak*8|10.6|status=not_orderable
`;
export const poultry = `
140118|chicken-fillet|Polderhaan|Kipfilet Belgisch, ontvliesd 2,5 kg|Filet de poulet belge paré 2,5 kg|zak 2,5 kg|zak*4|22.02|promo=kipfilet
140129|chicken-leg|Polderhaan|Kippenbillen 200 g 5 kg|Cuisses de poulet 200 g 5 kg|doos 5 kg|doos|21.5|
140130|chicken-whole|Polderhaan|Hele kip 1,3 kg|Poulet entier 1,3 kg|doos 10 × 1,3 kg|st*10|5.35|
140141|chicken-prepared|Polderhaan|Kippenreepjes gegaard 2 kg|Émincés de poulet cuits 2 kg|zak 2 kg|zak*5|24.8|
140152|chicken-prepared|Polderhaan|Kippenburger krokant 90 g|Burger de poulet croustillant 90 g|doos 36 × 90 g|doos|37.9|
140163|chicken-leg|Polderhaan|Kippenboutjes voorgegaard 5 kg|Pilons de poulet précuits 5 kg|doos 5 kg|doos|34.2|
140174|chicken-prepared|Polderhaan|Kippengehakt 2,5 kg|Haché de poulet 2,5 kg|schaal 2,5 kg|schaal|17.9|
140185|chicken-prepared|Polderhaan|Kipspiesjes gemarineerd 80 g|Brochettes de poulet marinées 80 g|schaal 25 × 80 g|schaal|28.5|ob=12:00
140196|chicken-fillet|Polderhaan|Maïskip filet met vel|Filet de poulet jaune avec peau|zak ± 2 kg|zak|14.6|w=2
140207|chicken-fillet|Polderhaan|Kip haasjes 2,5 kg|Aiguillettes de poulet 2,5 kg|zak 2,5 kg|zak*4|23.9|grp=22.75
140310|turkey-breast|Polderhaan|Kalkoenfilet|Filet de dinde|stuk ± 2,5 kg|stuk|11.4|w=2.5
140321|turkey-breast|Polderhaan|Kalkoengebraad 2 kg|Rôti de dinde 2 kg|stuk 2 kg|st*4|21.8|
140332|turkey-breast|Polderhaan|Kalkoenschnitzel 140 g|Escalope de dinde 140 g|schaal 20 × 140 g|schaal|33.1|
140343|turkey-turkeycut|Polderhaan|Kalkoenlapjes gesneden 1 kg|Émincé de dinde 1 kg|zak 1 kg|zak*6|12.3|
140410|duck-duckmeat|Polderhaan|Eendenborst|Magret de canard|stuk ± 0,4 kg|stuk*10|19.8|w=0.4
140421|duck-duckmeat|Polderhaan|Eendenbil gekonfijt 250 g|Cuisse de canard confite 250 g|doos 12 × 250 g|st*12|4.65|
140432|duck-fowl|Polderhaan|Parelhoenfilet 2 kg|Suprême de pintade 2 kg|zak 2 kg|zak|31.9|od=5
140510|game-venison|Polderhaan|Hertenragout|Ragoût de cerf|zak ± 2 kg|zak|16.9|w=2 od=5
140521|game-feather|Polderhaan|Fazantfilet 1 kg|Filet de faisan 1 kg|zak 1 kg|zak|29.5|stock=0 av=+9 days=6 pre
140532|game-venison|Polderhaan|Everzwijnstoofvlees|Civet de sanglier|zak ± 2 kg|zak|15.2|w=2 od=5
140543|game-rabbit|Polderhaan|Konijn in stukken|Lapin en morceaux|zak ± 1,5 kg|zak*4|11.8|w=1.5
140554|game-rabbit|Polderhaan|Konijnenbil voorgegaard 300 g|Cuisse de lapin précuite 300 g|doos 12 × 300 g|doos|44.6|
140565|chicken-prepared|Polderhaan|Kippenlevertjes 1 kg|Foies de volaille 1 kg|bakje 1 kg|bakje*6|4.9|
140576|chicken-whole|Polderhaan|Kippenbouillonvlees 2 kg|Viande de poule à bouillon 2 kg|zak 2 kg|zak*4|13.7|
140587|chicken-leg|Polderhaan|Braadkip vleugels 5 kg|Ailes de poulet 5 kg|doos 5 kg|doos|18.9|promo=pct10
`;
