/** Format of every line: see readFamilies.ts. */
export const poultryFamilies = `
@chicken-fillet
503010|Polderhaan|Kipfilet halal|Filet de poulet halal|zak 2,5kg*4 23.4; zak 5kg*2 45.5
503020|Ferme des Haies|Hoevekipfilet met vel|Filet de poulet fermier avec peau|zak ±2kg 15.9
503030|Polderhaan|Kipfilet gekalibreerd|Filet de poulet calibré|doos 30x140g/doos 41.8
503040|Polderhaan|[Kipblokjes/Kipreepjes] naturel|[Cubes/Émincé] de poulet nature|zak 2,5kg*4 24.6
@chicken-leg
503050|Polderhaan|Kippenbovenbil zonder been|Haut de cuisse de poulet désossé|zak 2,5kg*4 19.4
503060|Polderhaan|Kippenvleugels pittig gemarineerd|Ailes de poulet marinées épicées|zak 2,5kg*4 16.8
503070|Polderhaan|Kippenbillen halal|Cuisses de poulet halal|doos 5kg 22.8
@chicken-whole
503080|Ferme des Haies|Hoevekip|Poulet fermier|doos 8x1,6kg/st 9.8
503090|Polderhaan|Braadkip halal|Poulet à rôtir halal|doos 10x1,2kg/st 5.9
503100|Polderhaan|Piepkuiken|Coquelet|doos 10x450g/st 3.85
503110|Polderhaan|Soepkip|Poule à bouillir|doos 6x1,8kg/st 5.4
@chicken-prepared
503120|Polderhaan|Kippengehaktballetjes|Boulettes de poulet|zak 1kg*8 9.4; zak 2,5kg*4 21.9
503130|Polderhaan|Kippenburger naturel|Burger de poulet nature|doos 30x120g/doos 33.6
503140|Polderhaan|Kipschnitzel gepaneerd|Escalope de poulet panée|doos 30x140g/doos 38.9
503150|Polderhaan|Kipcordon-bleu|Cordon bleu de poulet|doos 24x160g/doos 39.4
503160|Polderhaan|Kippenworst halal|Saucisse de poulet halal|schaal 2,5kg 19.9
503170|Polderhaan|Kip tandoori reepjes gegaard|Émincé de poulet tandoori cuit|zak 1kg*8 13.8
503180|Polderhaan|Kipsaté|Satés de poulet|doos 50x40g/doos 24.9
503190|Polderhaan|Kebabreepjes van kip|Émincé de poulet kebab|zak 2,5kg*4 22.8
@turkey-breast
503200|Polderhaan|Kalkoenfilet halal|Filet de dinde halal|zak ±2,5kg 11.9
503210|Polderhaan|Gevulde kalkoen met bosvruchten|Dinde farcie aux fruits des bois|stuk ±3,5kg 12.9 stock=0 av=+20 days=9 pre
@turkey-turkeycut
503220|Polderhaan|Kalkoenblokjes|Cubes de dinde|zak 2,5kg*4 25.4
503230|Polderhaan|Kalkoenburger|Burger de dinde|doos 30x100g/doos 29.8
503240|Polderhaan|Kalkoengehakt|Haché de dinde|schaal 2,5kg 18.6
503250|Polderhaan|Kalkoenbrochette|Brochette de dinde|schaal 20x120g/schaal 31.9
@duck-duckmeat
503260|Ferme des Haies|[Hele eend/Eendenbout]|[Canard entier/Cuisse de canard]|zak ±2kg 9.8
503270|Ferme des Haies|Gerookte eendenborst gesneden|Magret de canard fumé tranché|pak 500g*8 17.9
503280|Ferme des Haies|Eendenrillettes|Rillettes de canard|pot 1kg*4 14.6
@duck-fowl
503290|Ferme des Haies|Parelhoen heel|Pintade entière|doos 6x1,3kg/st 10.9 od=3
503300|Ferme des Haies|Kwartels|Cailles|doos 24x160g/doos 49.8 od=3
503310|Ferme des Haies|Duivenborst|Suprême de pigeon|zak 1kg 36.5 od=4
@game-venison
503320|Ferme des Haies|[Hertenfilet/Reerug]|[Filet de cerf/Selle de chevreuil]|stuk ±1,5kg 34.5 od=5
503330|Ferme des Haies|Wildragout bereid|Civet de gibier préparé|zak 3kg*4 38.9
@game-rabbit
503340|Ferme des Haies|Konijnenrug|Râble de lapin|zak ±1kg 13.6
503350|Ferme des Haies|Hazenrug|Râble de lièvre|zak ±1kg 29.8 od=6
@game-feather
503360|Ferme des Haies|Fazant panklaar|Faisan prêt à cuire|doos 6x900g/st 11.9 od=5
503370|Ferme des Haies|Wilde-eendenfilet|Filet de canard sauvage|zak 1kg 24.8 od=5
`;
