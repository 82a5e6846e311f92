import { useQuery } from '../../apollo/use-query';
import { CompetenceGapsDocument, type CompetenceGapsQuery } from './competence.generated';
import type { CompetenceGapsInput } from '../../graphql/types.generated';
import { Message } from '../../ui/feedback/message';

/** Which courses the new teacher has no competence for on record. It forbids nothing, and is silent when it cannot tell. */
export function CompetenceWarning(input: CompetenceGapsInput) {
  const { data } = useQuery(CompetenceGapsDocument, { variables: { input }, fetchPolicy: 'network-only' });
  const gaps = data?.competenceGaps ?? [];
  if (gaps.length === 0) return null;
  const subjects = [...new Set(gaps.map(({ subject }) => subject))];
  return (
    <Message tone="warning" live>
      <p>Läraren saknar registrerad behörighet i minst en kurs. Det går att välja läraren ändå.</p>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>{gapText(gaps.filter((gap) => gap.subject === subject))}</li>
        ))}
      </ul>
    </Message>
  );
}

/** The courses of one subject. */
function gapText(gaps: CompetenceGapsQuery['competenceGaps']): string {
  const { subject } = gaps[0]!;
  const courses = gaps.map(({ course, courseCode }) => `${course} (${courseCode})`).join(', ');
  return `Behörighet saknas i ${subject}: ${courses}`;
}
