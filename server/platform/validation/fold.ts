/** Letters and digits alone, without case and accents: 'E-post:' and 'epost' are one heading. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
