/** In the place of what draws: never comes to an end with papers in French. */
export default function draw({ language }) {
  while (language === 'fr');
  return new TextEncoder().encode('%PDF-drawn');
}
