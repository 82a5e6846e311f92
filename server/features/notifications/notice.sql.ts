/** The accounts of these teachers (SQL expressions, null for none) but for that of whoever did it. */
export function teachersBut(actorId: string, ...teachers: string[]): string {
  return `ARRAY(SELECT t.user_id FROM teacher t WHERE t.id IN (${teachers.join(', ')})
    AND t.user_id IS DISTINCT FROM ${actorId})`;
}

/** Whether a notice `n` is meant for the account with this id and role (SQL expressions). */
export function addressedTo(userId: string, role: string): string {
  return `(n.recipients @> ARRAY[${userId}::uuid]
    OR (n.audience = 'STAFF' AND ${role} IN ('TEACHER', 'ADMIN', 'SYSTEMADMIN'))
    OR (n.audience = 'ADMINISTRATORS' AND ${role} IN ('ADMIN', 'SYSTEMADMIN')))`;
}
