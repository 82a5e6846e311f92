/** Reasons why a row of an import is not imported: its errors, and that the user has left it out. */
export function omissionReasons({
  outcome,
  errors,
}: {
  outcome: string;
  errors: readonly { message: string; warning: boolean }[];
}): string {
  const messages = errors.filter(({ warning }) => !warning).map(({ message }) => message);
  return [...messages, ...(outcome === 'LEFT_OUT' ? ['Raden hoppades över i granskningen.'] : [])].join(' ');
}
