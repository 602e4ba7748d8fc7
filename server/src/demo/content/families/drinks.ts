/** Format of every line: see readFamilies.ts. */
export const drinksFamilies = `
@water-still|vat=6
510010|Bronwater Elzele|Plat water glas|Eau plate verre|bak 24x25cl/bak 8.4; bak 12x1l/bak 9.4
510020|Bronwater Elzele|Plat water pet|Eau plate PET|pak 6x1,5l/pak 3.4; pak 24x33cl/pak 6.8
@water-sparkling|vat=6
510030|Bronwater Elzele|Bruisend water glas|Eau pétillante verre|bak 24x25cl/bak 8.7
510040|Bronwater Elzele|[Bruisend/Licht bruisend] water pet|Eau [pétillante/légèrement pétillante] PET|pak 6x1,5l/pak 3.6; pak 24x50cl/pak 7.6
@water-flavoured|vat=6
510050|Bronwater Elzele|Bruisend water [citroen/rode vruchten/munt] pet|Eau pétillante [citron/fruits rouges/menthe] PET|pak 24x50cl/pak 10.8
@soft-cola|vat=6
510060|Limonadehuis|[Cola/Cola zero] blik|[Cola/Cola zéro] canette|tray 24x33cl/tray 13.8
510070|Limonadehuis|[Cola/Cola zero] pet|[Cola/Cola zéro] PET|pak 24x50cl/pak 18.9; pak 6x1,5l/pak 9.2
@soft-lemonade|vat=6
510080|Limonadehuis|[Sinaaslimonade/Tonic/Agrumlimonade/Bitter lemon/Gemberlimonade] glas|[Limonade à l'orange/Tonic/Limonade agrumes/Bitter lemon/Limonade au gingembre] verre|bak 24x20cl/bak 15.8
510090|Limonadehuis|[Sinaaslimonade/IJsthee perzik/IJsthee citroen/Energiedrank] blik|[Limonade à l'orange/Thé glacé pêche/Thé glacé citron/Boisson énergisante] canette|tray 24x33cl/tray 14.9
510100|Limonadehuis|[Grenadinesiroop/Muntsiroop/Citroensiroop]|Sirop de [grenadine/menthe/citron]|doos 6x75cl/fles 3.8
@soft-juice|vat=6
510110|Sapperij Boomgaerd|[Sinaasappelsap/Appelsap/Ananassap/Pompelmoessap/Multivruchtensap/Tomatensap/Veenbessensap] glas|Jus [d'orange/de pomme/d'ananas/de pamplemousse/multifruit/de tomate/de canneberge] verre|bak 24x20cl/bak 18.4; doos 6x1l/fles 2.6
510130|Sapperij Boomgaerd|[Sinaasappelsap/Appelsap] brikje|[Jus d'orange/Jus de pomme] briquette|doos 24x20cl/doos 10.8
510140|Sapperij Boomgaerd|Vers sinaasappelsap|Jus d'orange frais pressé|doos 6x1l/fles 4.6 ob=12:00
510150|Sapperij Boomgaerd|Smoothie [aardbei-banaan/mango-passievrucht]|Smoothie [fraise-banane/mangue-passion]|doos 12x25cl/fles 1.95
@beer-pils
510160|Brouwerij Wouterhof|Pils 5,2 %|Pils 5,2 %|bak 24x33cl/bak 21.4; tray 24x33cl/tray 19.8; vat 30l 76.5; vat 20l 54.8
510170|Brouwerij Wouterhof|Blond tafelbier 1,5 %|Bière de table blonde 1,5 %|bak 24x25cl/bak 13.6; bak 12x75cl/bak 15.8
@beer-special
510180|Brouwerij Wouterhof|[Blond 6,5 %/Dubbel 7 %/Quadrupel 10 %/Amber 5,5 %]|[Blonde 6,5 %/Double 7 %/Quadruple 10 %/Ambrée 5,5 %]|bak 24x33cl/bak 33.6; vat 20l 84.5
510190|Brasserie de la Sambrelle|[Saison 6 %/IPA 5,8 %/Stout 6 %] fles|[Saison 6 %/IPA 5,8 %/Stout 6 %] bouteille|bak 24x33cl/bak 36.8
510200|Brasserie de la Sambrelle|Kerstbier 9 %|Bière de Noël 9 %|bak 24x33cl/bak 38.4
@beer-white
510210|Brasserie de la Sambrelle|[Kriekbier 3,5 %/Frambozenbier 3,5 %/Oude geuze 6 %]|[Kriek 3,5 %/Bière à la framboise 3,5 %/Vieille gueuze 6 %]|bak 24x25cl/bak 28.4
510220|Brouwerij Wouterhof|Witbier 4,8 %|Bière blanche 4,8 %|vat 20l 62.5
@beer-nobeer
510230|Brouwerij Wouterhof|Alcoholvrij [blond/witbier/kriekbier] 0,0 %|[Blonde/Blanche/Kriek] sans alcool 0,0 %|bak 24x25cl/bak 19.6
@wine-whitewine
510240|Domaine Peyrolles|[Chardonnay/Sauvignon blanc/Viognier] Pays d'Oc|[Chardonnay/Sauvignon blanc/Viognier] Pays d'Oc|doos 6x75cl/fles 5.9
510250|Domaine Peyrolles|Witte Bourgogne Aligoté|Bourgogne Aligoté|doos 6x75cl/fles 9.8
510260|Wijnhuis Meulenberg|[Pinot grigio/Verdejo/Riesling droog]|[Pinot grigio/Verdejo/Riesling sec]|doos 6x75cl/fles 6.4
@wine-redwine
510270|Domaine Peyrolles|[Merlot/Cabernet sauvignon/Syrah] Pays d'Oc|[Merlot/Cabernet sauvignon/Syrah] Pays d'Oc|doos 6x75cl/fles 5.9
510280|Bodegas Rioverde|[Rioja crianza/Tempranillo jong]|[Rioja crianza/Tempranillo jeune]|doos 6x75cl/fles 7.4
510290|Tenuta Calvero|[Chianti/Montepulciano d'Abruzzo/Primitivo]|[Chianti/Montepulciano d'Abruzzo/Primitivo]|doos 6x75cl/fles 7.2
510300|Domaine Peyrolles|Bordeaux supérieur|Bordeaux supérieur|doos 6x75cl/fles 8.4; doos 12x37,5cl/fles 4.9
@wine-rose
510310|Tenuta Calvero|Prosecco brut|Prosecco brut|doos 6x75cl/fles 7.9; doos 24x20cl/fles 2.9
510320|Bodegas Rioverde|Cava brut|Cava brut|doos 6x75cl/fles 6.9
510330|Domaine Peyrolles|Rosé van de Provence|Rosé de Provence|doos 6x75cl/fles 7.6
510340|Wijnhuis Meulenberg|Alcoholvrije schuimwijn|Mousseux sans alcool|doos 6x75cl/fles 4.9
@wine-cookwine
510350|Wijnhuis Meulenberg|[Kookwijn wit/Kookwijn rood]|Vin de cuisine [blanc/rouge]|bidon 5l*2 15.9; bag 10l 28.4
510360|Wijnhuis Meulenberg|[Porto wit/Sherry droog/Madeira/Pineau] fles|[Porto blanc/Xérès sec/Madère/Pineau] bouteille|doos 6x75cl/fles 8.6
@coffee-beans|vat=6
510370|Branderij Sint-Rochus|Koffiebonen [espresso/mokka/bio fairtrade]|Café en grains [espresso/moka/bio fairtrade]|doos 8x1kg/zak 15.8
510380|Branderij Sint-Rochus|Koffie gemalen [dessert/cafeïnevrij/bio fairtrade]|Café moulu [dessert/décaféiné/bio fairtrade]|doos 12x250g/pak 4.2; doos 20x500g/pak 7.9
@coffee-teas|vat=6
510390|Theehuis Anjali|[Zwarte thee/Groene thee/Muntthee/Kamille/Rozenbottel] zakjes|[Thé noir/Thé vert/Thé à la menthe/Camomille/Églantier] en sachets|doos 6x50st/pak 3.6
`;
