/** Format of every line: see readFamilies.ts. */
export const preparedFamilies = `
@soup-vegsoup
509010|Soepatelier Kervel|[Tomatensoep/Preisoep/Wortelsoep met gember/Broccolisoep/Courgettesoep/Erwtensoep/Champignonsoep]|[Potage aux tomates/Potage aux poireaux/Potage aux carottes et gingembre/Potage au brocoli/Potage aux courgettes/Potage aux pois/Potage aux champignons]|emmer 5kg 19.8; doos 6x1l/st 4.6
@soup-creamsoup
509030|Soepatelier Kervel|[Aspergeroomsoep/Bloemkoolroomsoep/Witloofroomsoep]|Crème [d'asperges/de chou-fleur/de chicons]|emmer 5kg 22.8; doos 6x1l/st 5.2
509040|Soepatelier Kervel|[Vissoep/Garnalenbisque]|[Soupe de poisson/Bisque de crevettes]|emmer 3kg 24.6; doos 6x1l/st 8.9
@soup-drysoup
509050|Soepatelier Kervel|[Tomatensoep/Kippensoep met vermicelli/Aspergesoep/Uiensoep] poeder|Potage [aux tomates/au poulet et vermicelles/aux asperges/à l'oignon] en poudre|doos 6x1kg/pot 9.4
@dish-stews
509060|Traiteur Bellemans|[Gentse waterzooi met kip/Coq au vin/Hongaarse goulash/Boeuf bourguignon/Kalfsblanquette/Kip met dragonsaus]|[Waterzooi gantois au poulet/Coq au vin/Goulasch hongrois/Bœuf bourguignon/Blanquette de veau/Poulet à l'estragon]|zak 3kg*4 34.8; doos 12x350g/doos 44.6
509080|Traiteur Bellemans|Chili con carne|Chili con carne|zak 3kg*4 28.9
@dish-pastadish
509090|Traiteur Bellemans|[Vegetarische lasagne/Zalmlasagne/Cannelloni ricotta-spinazie/Moussaka]|[Lasagne végétarienne/Lasagne au saumon/Cannelloni ricotta-épinards/Moussaka]|schaal 2,5kg*4 19.6; doos 12x400g/doos 39.8
509100|Traiteur Bellemans|[Hachis parmentier/Visgratin met puree]|[Hachis parmentier/Gratin de poisson à la purée]|schaal 2,5kg*4 21.8
@dish-fishdish
509110|Traiteur Bellemans|[Waterzooi van vis/Paling in 't groen/Kabeljauw met mosterdsaus/Zalm met dillesaus]|[Waterzooi de poisson/Anguilles au vert/Cabillaud sauce moutarde/Saumon sauce à l'aneth]|zak 2kg*4 38.9; doos 12x320g/doos 61.5
@dish-saucedish
509120|Traiteur Bellemans|[Carbonarasaus/Vierkazensaus/Bolognaise halal/Groentebolognaise]|Sauce [carbonara/quatre fromages/bolognaise halal/bolognaise de légumes]|emmer 5kg 34.2; zak 2kg*5 14.6
509130|Traiteur Bellemans|Luikse ballen in siroopsaus|Boulets à la liégeoise|zak 3kg*4 29.4
@dish-sides
509140|Traiteur Bellemans|[Aardappelpuree natuur/Wortelpuree/Spinaziepuree/Stoemp met prei] vers|[Purée de pommes de terre nature fraîche/Purée de carottes fraîche/Purée d'épinards fraîche/Stoemp aux poireaux frais]|zak 2,5kg*4 10.4
509150|Traiteur Bellemans|[Rode kool met appel bereid/Gestoofd witloof bereid/Spruiten met spek bereid]|[Chou rouge aux pommes cuisiné/Chicons braisés cuisinés/Choux de Bruxelles aux lardons cuisinés]|zak 2,5kg*4 13.8
509160|Traiteur Bellemans|Gebakken rijst met groenten|Riz sauté aux légumes|zak 2,5kg*4 14.2
@spread-meatsalad
509170|Traiteur Bellemans|[Kip-ananassalade/Ham-preisalade/Martino/Kipsalade natuur]|[Salade de poulet à l'ananas/Salade jambon-poireaux/Américain martino/Salade de poulet nature]|bakje 1kg*4 8.4; bakje 2kg 15.2
@spread-fishsalad
509180|Traiteur Bellemans|[Krabsalade/Zalmsalade/Tonijnsalade pikant/Surimisalade]|Salade [de crabe/de saumon/de thon piquante/de surimi]|bakje 1kg*4 9.8; bakje 2kg 18.2
@spread-vegsalad
509190|Traiteur Bellemans|[Aardappelsalade/Wortelsalade/Koolsla/Pastasalade met pesto/Tabouleh/Griekse salade met feta/Bonensalade]|[Salade de pommes de terre/Salade de carottes/Salade de chou/Salade de pâtes au pesto/Taboulé/Salade grecque à la feta/Salade de haricots]|bakje 2kg 12.9; emmer 5kg 28.6
@spread-sandwichfill
509210|Traiteur Bellemans|[Broodje kaas/Broodje ham/Wrap kip-curry/Club gerookte zalm] verpakt|[Sandwich au fromage/Sandwich au jambon/Wrap poulet curry/Club saumon fumé] emballé|doos 10x180g/doos 26.8 od=1
@veggie-burger
509220|Bonte Boon|[Kikkererwtenburger/Bietenburger/Spinazieburger met kaas]|Burger [de pois chiches/de betterave/d'épinards au fromage]|doos 30x100g/doos 28.6
@veggie-tofu
509230|Bonte Boon|[Hummus paprika/Hummus rode biet/Auberginecaviaar/Muhammara]|[Houmous au poivron/Houmous à la betterave/Caviar d'aubergines/Mouhammara]|bakje 1kg*6 8.2
509240|Bonte Boon|[Tofublokjes gerookt/Tempé]|[Tofu fumé en dés/Tempeh]|pak 1kg*8 8.6
`;
