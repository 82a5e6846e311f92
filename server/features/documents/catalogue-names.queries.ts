/** SQL condition: the register of the course instance with this alias names a protected student. */
export const namesProtected = (instance: string): string =>
  `EXISTS (SELECT FROM grade named JOIN student s ON s.id = named.student_id
     WHERE named.course_instance_id = ${instance}.id AND named.signed_at IS NOT NULL AND s.is_protected)`;
