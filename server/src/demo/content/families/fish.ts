/** Format of every line: see readFamilies.ts. */
export const fishFamilies = `
@whitefish-cod
504010|Ter Zilte|Kabeljauwfilet met vel MSC|Filet de cabillaud avec peau MSC|bak ±3kg 17.9 ob=12:00
504020|Oceaanpoort|Kabeljauwportie diepvries MSC|Portion de cabillaud surgelée MSC|doos 30x120g/doos 42.8; doos 20x160g/doos 39.6
504030|Oceaanpoort|Koolvisportie diepvries MSC|Portion de lieu surgelée MSC|doos 40x120g/doos 34.8
504040|Ter Zilte|Stokvis gezouten|Morue salée|doos 5kg 62.5 od=4
@whitefish-flatfish
504050|Ter Zilte|Noordzeetong gevild|Sole de la mer du Nord pelée|bak 10x250g/bak 78.5 ob=12:00 od=1
504060|Ter Zilte|Scholfilet zonder vel|Filet de plie sans peau|bak 2kg 27.8 ob=12:00
504070|Ter Zilte|[Tarbotfilet/Grietfilet/Zeeduivelstaart]|[Filet de turbot/Filet de barbue/Queue de lotte]|bak ±2kg 32.5 od=2 ob=12:00
504080|Oceaanpoort|Pangasiusfilet ASC|Filet de pangasius ASC|doos 5kg 24.6
504090|Oceaanpoort|Victoriabaarsfilet|Filet de perche du Nil|doos 5kg 38.9
@whitefish-redfish
504100|Oceaanpoort|[Zeebaarsfilet/Doradefilet] met vel|[Filet de bar/Filet de dorade] avec peau|bak 2kg 36.9
504110|Oceaanpoort|Hele [zeebaars/dorade] gekuist 400-600 g|[Bar entier vidé/Dorade entière vidée] 400-600 g|bak 6kg 62.8 od=1
@whitefish-breaded
504120|Oceaanpoort|[Kabeljauwfilet/Scholfilet] gepaneerd|Filet de [cabillaud/plie] pané|doos 30x140g/doos 39.8
504130|Oceaanpoort|[Vissticks/Visburgers] MSC glutenvrij|[Bâtonnets de poisson/Burgers de poisson] MSC sans gluten|doos 40x75g/doos 29.8
504140|Oceaanpoort|Kibbeling gekruid|Beignets de poisson épicés|zak 2,5kg*4 24.9
@salmon-salmonfresh
504150|Ter Zilte|Hele zalm gekuist|Saumon entier vidé|stuk ±5kg 13.9 ob=12:00
504160|Ter Zilte|Zalmblokjes vers|Cubes de saumon frais|bak 2kg 35.8 ob=12:00
@salmon-salmonfrozen
504170|Oceaanpoort|Zalmportie zonder vel ASC|Portion de saumon sans peau ASC|doos 30x120g/doos 69.8; doos 20x150g/doos 58.5
504180|Oceaanpoort|Zalmburger|Burger de saumon|doos 24x100g/doos 34.9
@salmon-trout
504190|Ferme du Try|[Zalmforelfilet/Forelfilet] vers|Filet de [truite saumonée/truite] frais|bak 2kg 33.6 ob=12:00
@shrimp-grey
504200|Ter Zilte|Grijze Noordzeegarnalen ongepeld|Crevettes grises de la mer du Nord non décortiquées|bakje 1kg*4 19.8 ob=12:00
504210|Ter Zilte|Grijze garnalen handgepeld|Crevettes grises décortiquées à la main|bakje 200g*10 19.9; bakje 1kg*4 88.5
@shrimp-prawn
504220|Oceaanpoort|Gamba's rauw met kop 16/20|Gambas crues avec tête 16/20|doos 2kg 27.9
504230|Oceaanpoort|Scampi gepeld zonder staart 26/30 ASC|Scampis décortiqués sans queue 26/30 ASC|zak 1kg*10 15.9
504240|Oceaanpoort|Cocktailgarnalen gekookt gepeld|Crevettes cocktail cuites décortiquées|zak 1kg*10 11.8; zak 2,5kg*4 27.6
504250|Oceaanpoort|Knoflookscampi op spies|Brochettes de scampis à l'ail|doos 40x50g/doos 34.8
@shrimp-lobster
504260|Oceaanpoort|Krabvlees wit|Chair de crabe blanche|bakje 500g*6 21.9
504270|Oceaanpoort|Surimisticks|Bâtonnets de surimi|zak 1kg*10 5.9
504280|Oceaanpoort|Noordzeekrabpoten gekookt|Pinces de tourteau cuites|zak 1kg*8 18.4
@shellfish-scallop
504290|Oceaanpoort|Mosselvlees gekookt|Chair de moules cuites|zak 1kg*10 6.9
504300|Oceaanpoort|Sint-jakobsnoten met koraal in schelp|Coquilles Saint-Jacques avec corail|doos 24st 46.8
@shellfish-clams
504310|Ter Zilte|Creuses nr. 3|Huîtres creuses n° 3|kist 50st 44.9 ob=12:00
504320|Ter Zilte|Zeeuwse platte oesters 000|Huîtres plates de Zélande 000|kist 25st 52.5 od=2
504330|Ter Zilte|Wulken gekookt|Bulots cuits|bak 3kg 32.4 od=1
@shellfish-squid
504340|Oceaanpoort|Inktvisringen gepaneerd|Anneaux de calamar panés|zak 1kg*10 8.9
504350|Oceaanpoort|[Baby-inktvis/Octopustentakels gekookt]|[Petits calamars/Tentacules de poulpe cuits]|zak 1kg*8 16.8
@smoked-smokedsalmon
504360|Oceaanpoort|Gerookte zalmsnippers|Chutes de saumon fumé|pak 500g*10 9.4; pak 1kg*8 17.6
504370|Oceaanpoort|Gravad lax gesneden|Saumon gravlax tranché|pak 500g*8 18.4
504380|Oceaanpoort|Gerookte zalm heel Schots|Saumon fumé entier d'Écosse|stuk ±1,2kg 29.8
@smoked-smokedother
504390|Oceaanpoort|Gerookte palingfilet|Filet d'anguille fumée|pak 250g*10 18.9 od=2
504400|Oceaanpoort|Gestoomde makreel heel|Maquereau fumé entier|doos 10x350g/st 3.6
@smoked-marinated
504410|Oceaanpoort|[Rolmops/Bismarckharing] in azijn|[Rollmops/Harengs Bismarck] au vinaigre|emmer 2kg 12.8
504420|Oceaanpoort|Zeevruchtenmix gemarineerd|Mélange de fruits de mer mariné|bakje 1kg*6 12.9
`;
