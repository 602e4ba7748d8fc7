/** Format of every line: see readFamilies.ts. */
export const sweetsFamilies = `
@biscuits-speculoos
517010|Koekenbakkerij Amandine|Speculoos [klassiek/amandel]|Spéculoos [classiques/aux amandes]|doos 12x400g/pak 2.4; doos 4x2kg/doos 38.6
517020|Koekenbakkerij Amandine|Speculooskruimels|Brisures de spéculoos|zak 1kg*8 5.9
@biscuits-butterbiscuit
517030|Koekenbakkerij Amandine|[Roomboterkoekjes/Zandkoekjes/Kletskoppen/Lukken/Petit-beurre]|[Biscuits pur beurre/Sablés/Dentelles aux amandes/Gaufrettes fines au beurre/Petits-beurre]|doos 12x250g/pak 2.3; doos 3kg 22.8
517040|Koekenbakkerij Amandine|[Chocoladekoekjes/Gevulde wafeltjes vanille/Kokosmakaronnen]|[Biscuits au chocolat/Gaufrettes fourrées à la vanille/Rochers coco]|doos 12x200g/pak 2.1
@biscuits-coffeebiscuit
517050|Koekenbakkerij Amandine|Koffiekoekje [amandel/chocolade/assortiment] per stuk verpakt|Biscuit à café [aux amandes/au chocolat/assortiment] emballé individuellement|doos 300st 21.8; doos 150st 12.4
@chocolate-pralines
517060|Chocolaterie Verlinde-Roy|[Pralines assortiment/Chocoladetruffels/Zeevruchten van chocolade/Napolitains melk]|[Assortiment de pralines/Truffes au chocolat/Fruits de mer en chocolat/Napolitains au lait]|doos 2kg 38.5; doos 12x250g/st 5.9
517070|Chocolaterie Verlinde-Roy|Paaseitjes [melk/puur/wit]|Petits œufs de Pâques [lait/noir/blanc]|doos 4x1kg/zak 11.4
@chocolate-bars
517080|Chocolaterie Verlinde-Roy|Chocoladetablet [melk/puur 72 %/wit/melk met hazelnoten]|Tablette de chocolat [au lait/noir 72 %/blanc/au lait et noisettes]|doos 20x100g/st 1.75
517090|Chocolaterie Verlinde-Roy|Chocoladereep [karamel/praliné/rijstkrokant] fairtrade|Barre chocolatée [caramel/praliné/riz soufflé] fairtrade|doos 24x45g/doos 17.8
@candy-gummies
517100|Snoepwinkel Jules|[Fruitgommetjes/Dropveters/Zure tongen/Kersenhartjes/Neuzekes]|[Gommes aux fruits/Lacets de réglisse/Langues acidulées/Cœurs à la cerise/Cuberdons]|doos 3kg 18.9; doos 12x250g/zak 1.9
517110|Snoepwinkel Jules|[Lolly's/Muntjes per stuk/Karamellen]|[Sucettes/Bonbons à la menthe emballés/Caramels]|pot 200st*6 14.6
@candy-chewing
517120|Snoepwinkel Jules|[Marshmallows/Marsepeinvarkentjes/Nougatblokjes]|[Guimauves/Petits cochons en massepain/Morceaux de nougat]|zak 1kg*8 7.8
`;
