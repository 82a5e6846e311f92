/** Letters and digits only, without case and accents: 'E-post:' and 'epost' are the same heading. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
