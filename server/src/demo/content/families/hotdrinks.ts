/** Format of every line: see readFamilies.ts. */
export const hotdrinksFamilies = `
@capsules-pads|vat=6
520010|Branderij Sint-Rochus|Koffiepads [mild/dessert/sterk/cafeïnevrij]|Dosettes de café [doux/dessert/corsé/décaféiné]|doos 10x36st/pak 3.2
@capsules-caps|vat=6
520020|Branderij Sint-Rochus|Koffiecapsules [lungo/espresso/ristretto/cafeïnevrij] composteerbaar|Capsules de café [lungo/espresso/ristretto/décaféiné] compostables|doos 10x20st/pak 4.8
@instant-instantcoffee|vat=6
520030|Branderij Sint-Rochus|[Oploskoffie/Oploskoffie cafeïnevrij/Melktopping/Cappuccinopoeder]|[Café soluble/Café soluble décaféiné/Topping au lait/Poudre cappuccino]|doos 10x500g/zak 9.8
@instant-cocoa|vat=6
520040|Branderij Sint-Rochus|[Cacaopoeder voor automaat/Instantchocolade fairtrade/Chocoladeschilfers om op te lossen]|[Cacao pour distributeur/Chocolat instantané fairtrade/Copeaux de chocolat à fondre]|doos 10x1kg/zak 8.4
@barista-coffeesyrup|vat=6
520050|Branderij Sint-Rochus|Koffiesiroop [vanille/karamel/hazelnoot]|Sirop pour café [vanille/caramel/noisette]|doos 6x70cl/fles 7.4
@barista-teaselect|vat=6
520060|Theehuis Anjali|Piramidethee [earl grey/jasmijn/rooibos/verse munt/rode vruchten]|Thé en pyramide [earl grey/jasmin/rooibos/menthe fraîche/fruits rouges]|doos 6x20st/pak 4.2
520070|Theehuis Anjali|Losse thee [English breakfast/Sencha/Chai]|Thé en vrac [English breakfast/Sencha/Chaï]|zak 1kg*4 28.5
@barista-coffeeextra|vat=21
520080|Branderij Sint-Rochus|[Koffiefilters korf 90 mm/Melkkannetje inox/Reinigingstabletten espresso]|[Filtres à café corbeille 90 mm/Pot à lait inox/Pastilles de nettoyage espresso]|doos 100st 11.8
`;
