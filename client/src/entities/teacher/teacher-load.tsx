import { FULL_LOAD, LOAD_DEFINITION } from '../../../../domain/teacher-load';
import { useQuery } from '../../apollo/use-query';
import { TeacherLoadDocument } from './teacher-load.generated';
import { formatDate } from '../../lib/dates';
import { Message } from '../../ui/feedback/message';

interface TeacherLoadProps {
  teacherId: string;
  startDate: string;
  endDate: string;
  pacePercent: number;
  /** The instance that is edited: it does not count beside itself. */
  exceptId: string | null;
}

/** Says so while one plans, when the teacher would have more than 100 percent at one time (pages §6). It forbids nothing. */
export function TeacherLoad(input: TeacherLoadProps) {
  const { data } = useQuery(TeacherLoadDocument, { variables: { input }, fetchPolicy: 'network-only' });
  const load = data?.instanceTeacherLoad;
  if (!load || load.peakPercent <= FULL_LOAD) return null;
  const others = load.instances.map(({ name, pacePercent }) => `${name} (${pacePercent} %)`).join(', ');
  return (
    <Message tone="warning" live>
      Läraren får {load.peakPercent} % från {formatDate(load.peakOn)}. Samtidigt: {others}.
      <details>
        <summary>Så räknas det</summary>
        <p>{LOAD_DEFINITION}</p>
      </details>
    </Message>
  );
}
