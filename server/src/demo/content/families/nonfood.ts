/** Format of every line: see readFamilies.ts. */
export const nonfoodFamilies = `
@soap-handsoap
511010|Klaarwerk|Schuimzeep cartouche|Savon mousse en cartouche|doos 6x1l/st 9.4
511020|Ecoluma|Handzeep ecologisch amandel|Savon mains écologique amande|bidon 5l*4 16.4; doos 12x500ml/fles 3.2
@soap-disinfect
511030|Klaarwerk|Handdesinfectie navulling|Recharge désinfectant mains|bidon 5l*2 31.8
511040|Klaarwerk|[Zeepdispenser/Handdoekdispenser/Handgeldispenser] wit|Distributeur [de savon/d'essuie-mains/de gel] blanc|stuk 1st 27.9
@soap-handpaper
511050|Klaarwerk|[Nitril/Vinyl]handschoenen poedervrij maat [S/M/L]|Gants [nitrile/vinyle] non poudrés taille [S/M/L]|doos 10x100st/pak 5.9
511060|Klaarwerk|Handdoekrol centerfeed|Essuie-mains dévidage central|pak 6st 21.9
@dishwash-dishliquid
511070|Klaarwerk|[Vaatwasmiddel zacht water/Vaatwasmiddel zonder chloor/Naglansmiddel zuur]|[Produit lave-vaisselle eau douce/Produit lave-vaisselle sans chlore/Liquide de rinçage acide]|bidon 10l 37.8; bidon 20l 69.5
511080|Ecoluma|Vaatwastabletten ecologisch|Tablettes lave-vaisselle écologiques|doos 150st 29.8
@dishwash-handdish
511090|Klaarwerk|Handafwasmiddel citroen|Liquide vaisselle citron|doos 12x1l/fles 2.1
511100|Klaarwerk|Voorweekmiddel bestek|Produit de trempage couverts|emmer 5kg 34.8
@cleaning-allpurpose
511110|Klaarwerk|[Ovenreiniger/Grillreiniger/Glasreiniger/Inoxreiniger] spray|Nettoyant [four/grill/vitres/inox] en spray|doos 6x750ml/fles 5.4
511120|Klaarwerk|Vloerreiniger neutraal|Nettoyant sols neutre|bidon 5l*2 11.8; bidon 10l 21.9
511130|Ecoluma|Allesreiniger ecologisch|Nettoyant multi-usages écologique|bidon 5l*2 12.4
@cleaning-descale
511140|Klaarwerk|Desinfecterende reiniger keuken|Nettoyant désinfectant cuisine|bidon 5l*2 18.6; doos 6x750ml/fles 5.9
511150|Klaarwerk|Javel 12°|Eau de Javel 12°|bidon 5l*3 5.4
511160|Klaarwerk|Sanitairreiniger|Nettoyant sanitaire|doos 12x1l/fles 3.1; bidon 5l*2 12.8
511170|Klaarwerk|Ontkalker voor koffiemachine|Détartrant pour machine à café|doos 6x1l/fles 6.4
@cleaning-sponge
511180|Klaarwerk|[Inoxspons/Sponsdoek/Zeemvel/Werkdoek gerecycleerd]|[Éponge inox/Lavette éponge/Peau de chamois/Chiffon recyclé]|pak 10st*10 5.6
511190|Klaarwerk|Microvezeldoek [rood/groen/geel]|Chiffon microfibre [rouge/vert/jaune]|pak 10st*10 9.6
511200|Klaarwerk|Vuilniszakken [30 l/60 l/240 l]|Sacs-poubelle [30 l/60 l/240 l]|doos 200st 19.8
@paper-tissue
511210|Klaarwerk|[Toiletpapier jumbo/Toiletpapier 3-laags/Poetspapier industrie]|[Papier toilette jumbo/Papier toilette 3 plis/Papier d'essuyage industriel]|pak 12st 22.4
511220|Klaarwerk|Zakdoekjes in doos|Mouchoirs en boîte|doos 40x100st/doos 31.6
@paper-foil
511230|Klaarwerk|[Vershoudfolie/Aluminiumfolie] 30 cm in snijdoos|[Film étirable/Papier aluminium] 30 cm en boîte distributrice|doos 6x200m/rol 8.6
511240|Klaarwerk|[Vacuümzakken/Kookvacuümzakken] 25 × 35 cm|Sachets [sous vide/sous vide cuisson] 25 × 35 cm|pak 100st*10 9.8
511250|Klaarwerk|Spuitzakken wegwerp 53 cm|Poches à douille jetables 53 cm|rol 100st*5 12.6
@paper-napkin
511260|Tafelwit|Servetten [bordeaux/groen/zwart/kraft] 2-laags|Serviettes [bordeaux/vertes/noires/kraft] 2 plis|doos 20x100st/pak 2.4
@takeaway-boxes
511270|Pakwerk|[Frietzak/Hamburgerdoos/Pizzadoos 32 cm] karton|[Cornet de frites/Boîte à hamburger/Boîte à pizza 32 cm] en carton|doos 200st 24.8
@takeaway-cups
511280|Pakwerk|[Houten messen/Houten lepels/Houten roerstaafjes]|[Couteaux/Cuillères/Agitateurs] en bois|doos 1000st 17.9
@takeaway-bags
511290|Pakwerk|Papieren draagtas [klein/groot]|Sac en papier [petit/grand]|doos 250st 29.8
`;
