/** Where the rows of an import wait for an administrator; of all where it is not known any more. */
export function heldRowsLink(batchId: string | null): string {
  return `/students?import=vantande${batchId ? `&fil=${batchId}` : ''}`;
}
