/** Condition: follow-up `f` is open and on the user's list. The user is an SQL expression. */
export const isOpenFor = (user: string): string => `f.assignee_id = ${user} AND f.done_at IS NULL`;
