/** Format of every line: see readFamilies.ts. */
export const meatFamilies = `
@beef-steak
502010|Ardenhof|Entrecote Belgisch wit-blauw|Entrecôte blanc-bleu belge|schaal 10x250g/schaal 54.9
502020|Ardenhof|Côte à l'os|Côte à l'os|stuk ±1,2kg 21.9
502030|Vleeshuis Rosten|Rundertournedos|Tournedos de bœuf|schaal 10x160g/schaal 48.5
502040|Vleeshuis Rosten|Onglet van rund|Onglet de bœuf|stuk ±1kg 17.8 od=2
502050|Vleeshuis Rosten|Runderbrochette paprika|Brochette de bœuf aux poivrons|schaal 20x120g/schaal 39.8
502060|Ardenhof|Steak halal|Steak halal|schaal 20x150g/schaal 46.5
@beef-stew
502070|Ardenhof|Rundstoofvlees halal|Carbonades de bœuf halal|zak ±2kg*5 13.4
502080|Ardenhof|Runderribben voor bouillon|Plat de côtes de bœuf|zak ±3kg 7.9
502090|Ardenhof|Mergpijpen gezaagd|Os à moelle sciés|zak 2kg*5 6.8
502100|Vleeshuis Rosten|Rundertong gekookt|Langue de bœuf cuite|stuk ±1,2kg 15.6
502110|Vleeshuis Rosten|Runderwangen|Joues de bœuf|zak ±2kg 12.2
@beef-carpaccio
502120|Vleeshuis Rosten|Rundertartaar vers gehakt|Tartare de bœuf frais|schaal 12x120g/schaal 29.8 ob=12:00
502130|Vleeshuis Rosten|Filet d'Anvers gesneden|Filet d'Anvers tranché|pak 500g*8 13.9
@pork-filet
502140|Ardenhof|Varkensgebraad mignonette|Rôti de porc mignonnette|stuk ±2,5kg 8.9
502150|Ardenhof|Varkenswangen|Joues de porc|zak ±2kg 10.4
502160|Ardenhof|Spiringstuk voor stoofpot|Spiringue en cubes à mijoter|zak 2,5kg*4 19.8
@pork-chop
502170|Ardenhof|Spareribs gemarineerd zoet|Spare ribs marinés|doos 10x500g/doos 42.8
502180|Ardenhof|Ribstuk met been|Carré de porc avec os|stuk ±3kg 8.2
@pork-bacon
502190|Ardenhof|Gezouten spek in reepjes|Lard salé en lanières|zak 1kg*10 7.6
502200|Ardenhof|Ontbijtspek gesneden|Bacon tranché|pak 500g*10 5.4; pak 1kg*8 10.2
502210|Ardenhof|Buikspek gesneden voor grill|Tranches de lard à griller|schaal 2,5kg 18.4
@pork-panned
502220|Ardenhof|Varkenscordon-bleu|Cordon bleu de porc|doos 24x180g/doos 42.4
502230|Ardenhof|Gyrosreepjes gekruid|Émincé de porc façon gyros|zak 2,5kg*4 21.6
502240|Ardenhof|Blinde vinken|Oiseaux sans tête|schaal 20x120g/schaal 28.9
@veal-calf
502250|Vleeshuis Rosten|[Kalfsgebraad/Kalfsschenkel voor ossobuco]|[Rôti de veau/Jarret de veau pour osso buco]|stuk ±2kg 19.8
502260|Vleeshuis Rosten|Kalfslapje|Escalope de veau|schaal 20x140g/schaal 62.5
502270|Vleeshuis Rosten|Kalfszwezerik|Ris de veau|zak ±1kg 34.5 od=4
@veal-lamb
502280|Vleeshuis Rosten|[Lamsbout zonder been/Lamsschouder]|[Gigot d'agneau désossé/Épaule d'agneau]|stuk ±2kg 17.9
502290|Vleeshuis Rosten|Lamskoteletjes|Côtelettes d'agneau|schaal 20x60g/schaal 31.5
502300|Vleeshuis Rosten|Lamsstoofvlees halal|Ragoût d'agneau halal|zak ±2kg 14.8
@mince-minced
502310|Ardenhof|Kalfsgehakt|Haché de veau|schaal 2,5kg 27.8
502320|Ardenhof|Varkensgehakt|Haché de porc|schaal 2,5kg 15.9
502330|Ardenhof|Rundgehakt halal|Haché de bœuf halal|schaal 2,5kg 27.2
@mince-ball
502340|Ardenhof|Gehaktballen gebraden|Boulettes rôties|doos 50x100g/doos 34.6
502350|Ardenhof|Soepballetjes gekookt|Boulettes à potage cuites|zak 1kg*10 8.4; zak 2,5kg*4 19.6
502360|Ardenhof|Rundsgehaktballetjes halal|Boulettes de bœuf halal|zak 2kg*4 19.8
502370|Ardenhof|Hamburger [Angus/Ardens/Provençaals]|Hamburger [Angus/ardennais/provençal]|doos 24x150g/doos 41.5; doos 20x200g/doos 45.9
@mince-sausage
502380|Ardenhof|[Witte pens/Zwarte pens]|[Boudin blanc/Boudin noir]|schaal 24x120g/schaal 25.8
502390|Ardenhof|[Merguez/Lookworst/Frankfurterworst]|[Merguez/Saucisse à l'ail/Saucisse de Francfort]|schaal 2,5kg 22.4
502400|Ardenhof|Droge worst|Saucisson sec|stuk 300g*20 4.9
@charcuterie-ham
502410|Maison Corbion|[Gerookte ham/Beenham/Hesp met kruiden] gesneden|[Jambon fumé/Jambon à l'os/Jambon aux herbes] tranché|pak 500g*10 6.9; pak 1kg*8 12.6
502420|Maison Corbion|[Serranoham/Parmaham] gesneden|Jambon [serrano/de Parme] tranché|pak 500g*10 14.8
502430|Maison Corbion|Gedroogde ham heel zonder been|Jambon sec entier désossé|stuk ±6kg 15.9
502440|Maison Corbion|Hamblokjes|Dés de jambon|zak 1kg*10 8.9
@charcuterie-salami
502450|Maison Corbion|[Salami look/Chorizo/Cervelaat] gesneden|[Salami à l'ail/Chorizo/Cervelas] tranché|pak 500g*10 6.4; pak 1kg*8 11.9
@charcuterie-pate
502460|Maison Corbion|[Roompaté/Champignonpaté/Wildpaté/Leverpastei]|[Pâté crème/Pâté aux champignons/Pâté de gibier/Pâté de foie]|stuk 1kg*4 9.6
502470|Maison Corbion|Ganzenlever terrine|Terrine de foie gras d'oie|stuk 500g 39.5 od=3
@charcuterie-poultrycuts
502480|Maison Corbion|[Kalkoenham/Kippenworst/Kalkoensalami halal] gesneden|[Jambon de dinde/Saucisson de poulet/Salami de dinde halal] tranché|pak 500g*10 6.2; pak 1kg*8 11.4
`;
