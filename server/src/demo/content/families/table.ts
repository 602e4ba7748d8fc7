/** Format of every line: see readFamilies.ts. */
export const tableFamilies = `
@tablelinen-tablecover
523010|Tafelwit|[Tafelrol damast 1,18 × 50 m/Tafelloper airlaid 40 cm × 24 m]|[Rouleau de nappe damassé 1,18 × 50 m/Chemin de table airlaid 40 cm × 24 m]|doos 6st/rol 18.9
523020|Tafelwit|Placemats papier [wit/kraft]|Sets de table en papier [blancs/kraft]|doos 500st 17.4
523030|Tafelwit|Airlaid servetten 40 × 40 cm [wit/ecru/bordeaux]|Serviettes airlaid 40 × 40 cm [blanches/écrues/bordeaux]|doos 12x50st/pak 5.4
@tablelinen-candle
523040|Tafelwit|[Dinerkaarsen wit/Theelichtjes 8 uur/Drijfkaarsen]|[Bougies de table blanches/Chauffe-plats 8 h/Bougies flottantes]|doos 100st 19.8
@crockery-plate
523050|Tafelwit|Porseleinen [plat bord 27 cm/diep bord 23 cm/dessertbord 20 cm/soepkom]|[Assiette plate 27 cm/Assiette creuse 23 cm/Assiette à dessert 20 cm/Bol à soupe] en porcelaine|doos 12st/st 4.2
@crockery-glass
523060|Tafelwit|[Wijnglas 35 cl/Waterglas 30 cl/Bierglas 25 cl/Champagnefluit 17 cl/Theeglas 25 cl]|[Verre à vin 35 cl/Verre à eau 30 cl/Verre à bière 25 cl/Flûte à champagne 17 cl/Verre à thé 25 cl]|doos 12st/st 2.4
@crockery-coffeecup
523070|Tafelwit|[Koffiekop 20 cl/Espressokop 8 cl/Ondertas/Thermoskan 1 l]|[Tasse à café 20 cl/Tasse à espresso 8 cl/Sous-tasse/Pichet isotherme 1 l]|doos 12st/st 2.9
@cutlery-steelcutlery
523080|Tafelwit|Inox [tafelmes/tafelvork/tafellepel/koffielepel/steakmes]|[Couteau de table/Fourchette de table/Cuillère de table/Cuillère à café/Couteau à steak] en inox|doos 12st/st 1.8
@cutlery-disposablecutlery
523090|Tafelwit|[Palmbladbord 25 cm/Kartonnen bord 23 cm/Bestekset hout met servet]|[Assiette en feuille de palmier 25 cm/Assiette en carton 23 cm/Kit couverts en bois avec serviette]|doos 100st 21.6
`;
