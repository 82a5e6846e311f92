import { useQuery } from '@apollo/client/react';
import { CompetenceGapsDocument, type CompetenceGapsInput } from '../../graphql/generated';
import { Message } from '../../ui/feedback/message';

/** Which courses the new teacher has no competence for on record. It forbids nothing, and is silent when it cannot tell. */
export function CompetenceWarning(input: CompetenceGapsInput) {
  const { data } = useQuery(CompetenceGapsDocument, { fetchPolicy: 'network-only', variables: { input } });
  const gaps = data?.competenceGaps ?? [];
  if (gaps.length === 0) return null;
  return (
    <Message tone="warning" live>
      <p>Den nya läraren saknar registrerad behörighet. Det hindrar inte bytet:</p>
      <ul>
        {gaps.map(({ courseId, course, courseCode, subject, teachesSubject }) => (
          <li key={courseId}>
            {course} ({courseCode}): {teachesSubject ? 'inte behörig i' : 'undervisar inte i'} {subject}
          </li>
        ))}
      </ul>
    </Message>
  );
}
