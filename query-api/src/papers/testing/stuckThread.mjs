export default function draw({ language }) {
  while (language === 'fr');
  return new TextEncoder().encode('%PDF-drawn');
}
