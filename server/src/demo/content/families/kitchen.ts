/** Format of every line: see readFamilies.ts. */
export const kitchenFamilies = `
@gastro-gnpan
524010|Keukenstaal|Gastronormbak inox GN [1/1 65 mm;1/1 100 mm;1/2 100 mm;1/3 100 mm]|Bac gastronorme inox GN [1/1 65 mm;1/1 100 mm;1/2 100 mm;1/3 100 mm]|stuk 1st 15.8
524020|Keukenstaal|Deksel gastronorm GN [1/1;1/2;1/3]|Couvercle gastronorme GN [1/1;1/2;1/3]|stuk 1st 8.9
@gastro-storagebox
524030|Keukenstaal|[Bewaardoos met deksel 2 l/Bewaardoos met deksel 6 l/Voedselemmer 10 l]|[Boîte avec couvercle 2 l/Boîte avec couvercle 6 l/Seau alimentaire 10 l]|doos 6st/st 6.8
@prep-knife
524040|Keukenstaal|[Koksmes 20 cm/Officemes 9 cm/Broodmes 25 cm/Uitbeenmes 15 cm/Oestermes]|[Couteau de chef 20 cm/Couteau d'office 9 cm/Couteau à pain 25 cm/Couteau à désosser 15 cm/Couteau à huîtres]|stuk 1st 18.6
524050|Keukenstaal|Snijplank HACCP [rood vlees/groen groenten/blauw vis/wit brood] 53 × 32 cm|Planche HACCP [rouge viande/verte légumes/bleue poisson/blanche pain] 53 × 32 cm|stuk 1st 21.4
@prep-pan
524060|Keukenstaal|[Antikleefpan 28 cm/Steelpan 20 cm/Kookpot 36 cm/Wokpan 35 cm]|[Poêle antiadhésive 28 cm/Casserole 20 cm/Marmite 36 cm/Wok 35 cm]|stuk 1st 39.8 od=3
@prep-utensil
524070|Keukenstaal|[Garde 30 cm/Pollepel 25 cl/Schuimspaan/Spatel silicone/Grijptang 30 cm/Dunschiller/Mandoline]|[Fouet 30 cm/Louche 25 cl/Écumoire/Spatule silicone/Pince 30 cm/Éplucheur/Mandoline]|stuk 1st 9.4
@measure-thermometer
524080|Keukenstaal|[Kernthermometer digitaal/Koelkastthermometer/Keukenweegschaal 5 kg/Keukenwekker]|[Thermomètre à cœur numérique/Thermomètre de frigo/Balance de cuisine 5 kg/Minuteur]|stuk 1st 16.8
@measure-apron
524090|Keukenstaal|[Koksschort zwart/Keukenhanddoek geruit/Ovenwant hittebestendig]|[Tablier de chef noir/Torchon à carreaux/Gant de four anti-chaleur]|pak 5st*10 24.6
524100|Keukenstaal|[Haarnetjes wit/Wegwerpschorten/Mondmaskers type IIR/Overschoenen]|[Charlottes blanches/Tabliers jetables/Masques type IIR/Surchaussures]|doos 100st 9.8
`;
