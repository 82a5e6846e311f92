/** The longest comment, in code points after trimming (contract §3). */
const longestComment = 4000;

/** Said before sending, with how much there is too much; undefined while it fits. */
export function tooLong(text: string): string | undefined {
  const over = [...text.trim()].length - longestComment;
  return over > 0 ? `Kommentaren är ${over} tecken för lång. Högst 4 000 tecken får plats.` : undefined;
}
