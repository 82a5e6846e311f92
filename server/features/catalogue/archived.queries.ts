/** Value of `archived_at` of a record that is archived or restored; archiving again keeps the earlier time. */
export const archivedAt = (isArchived: boolean): (() => string) | null =>
  isArchived ? () => 'coalesce(archived_at, now())' : null;
