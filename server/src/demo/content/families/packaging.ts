/** Format of every line: see readFamilies.ts. */
export const packagingFamilies = `
@containers-bowl
522010|Pakwerk|Saladekom suikerriet met deksel [500 ml/750 ml/1000 ml]|Saladier en canne à sucre avec couvercle [500 ml/750 ml/1000 ml]|doos 300st 54.8
522020|Pakwerk|Soepbeker kraft [250 ml/350 ml/750 ml]|Bol à soupe kraft [250 ml/350 ml/750 ml]|doos 500st 48.6
@containers-foodtray
522030|Pakwerk|Frietbakje karton [A5/A9/A13]|Barquette à frites en carton [A5/A9/A13]|doos 500st 22.8
522040|Pakwerk|Traiteurschaal pet met deksel [35 cm/45 cm]|Plateau traiteur PET avec couvercle [35 cm/45 cm]|doos 25st 31.6
@containers-alutray
522050|Pakwerk|Aluminiumschaal [450 ml;850 ml;gastronorm 1/2]|Barquette en aluminium [450 ml;850 ml;gastronorme 1/2]|doos 100st 17.4
522060|Pakwerk|Maaltijdbakje cpet [1-vaks/2-vaks] sealbaar|Barquette CPET [1 compartiment/2 compartiments] operculable|doos 320st 62.5
@beakers-cup
522070|Pakwerk|Koffiebeker karton dubbelwandig [12 cl/25 cl/35 cl]|Gobelet carton double paroi [12 cl/25 cl/35 cl]|doos 500st 37.8
522080|Pakwerk|Drinkbeker herbruikbaar [25 cl/50 cl]|Gobelet réutilisable [25 cl/50 cl]|doos 240st 84.5
@beakers-straw
522090|Pakwerk|[Bekerdeksel karton/Papieren rietjes/Bekerhouder karton]|[Couvercle carton pour gobelet/Pailles en papier/Porte-gobelets en carton]|doos 1000st 32.4
@sacks-paperbag
522100|Pakwerk|[Broodzak papier/Stokbroodzak/Snoepzakje kraft/Vetvrije zak]|[Sachet à pain/Sachet à baguette/Sachet kraft à bonbons/Sachet ingraissable]|doos 1000st 28.9
@sacks-labels
522110|Pakwerk|[Dagstickers maandag-zondag/Allergenenetiketten/HACCP-etiketten oplosbaar]|[Étiquettes jours de la semaine/Étiquettes allergènes/Étiquettes HACCP solubles]|rol 500st*10 6.4
`;
