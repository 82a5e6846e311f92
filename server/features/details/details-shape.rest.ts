import type { RestDetailsQuery } from '../../platform/rest/generated.js';
import { restRole, withRestId } from '../../platform/rest/shapes.js';

type Card = NonNullable<RestDetailsQuery['details']>;

/** `{_id, type, title, …}`: what follows depends on the type (contract, section 5). */
export function detailsShape(card: Card): Record<string, unknown> {
  if (card.__typename === 'AccountCard') {
    const { __typename, role, ...account } = card;
    return { ...withRestId(account), role: restRole(role) };
  }
  if (card.__typename === 'TeacherCard') {
    const { __typename, courseInstances, ...teacher } = card;
    return { ...withRestId(teacher), courseInstances: courseInstances.map(withRestId) };
  }
  const { __typename, education, teacher, ...student } = card;
  return {
    ...withRestId(student),
    education: education.map(({ refId, courseInstance, ...entry }) => ({
      ...withRestId(entry),
      refId: refId && withRestId(refId),
      courseInstance: courseInstance && withRestId(courseInstance),
    })),
    teacher: teacher && withRestId(teacher),
  };
}
