/** A text with every occurrence of the search text marked, ignoring case. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  if (wanted === '') return text;
  const literal = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A group in `split` keeps the separators: every second part is a hit.
  const parts = text.split(new RegExp(`(${literal})`, 'giu'));
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
