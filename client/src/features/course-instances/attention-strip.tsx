import { instanceList } from '../../../../domain/lists/course-instances';
import { noFilters } from '../../../../domain/lists/list-url';
import { useQuery } from '../../apollo/use-query';
import { InstanceAttentionDocument } from './course-instances.generated';
import type { InstanceView } from './instance-url';
import { Row } from '../../ui/layout';

const noFilter = noFilters(instanceList);
const usual = { ...noFilter, statuses: [...instanceList.filters.statuses.usual] };

interface AttentionStripProps {
  view: InstanceView;
  onShow: (change: Partial<InstanceView>) => void;
}

/** Counts of instances that need action, each linked to those instances. Hidden when there are none. */
export function AttentionStrip({ view, onShow }: AttentionStripProps) {
  const { data } = useQuery(InstanceAttentionDocument, { fetchPolicy: 'cache-and-network' });
  const counts = data?.courseInstanceAttention;
  if (!counts) return <div className="instances-attention" aria-hidden="true" />;
  const all = [
    {
      key: 'utan-larare',
      count: counts.withoutTeacher,
      label: 'utan lärare',
      change: { ...usual, teacherId: 'saknas' },
      on: view.teacherId === 'saknas',
    },
    {
      key: 'overfulla',
      count: counts.overfull,
      label: counts.overfull === 1 ? 'överfullt' : 'överfulla',
      change: { ...usual, overfull: true },
      on: view.overfull,
    },
    {
      key: 'utan-betyg',
      count: counts.ungraded,
      label: 'har elever utan betyg',
      change: { ...noFilter, ungraded: true },
      on: view.ungraded,
    },
    {
      key: 'overbelagda',
      count: counts.overloaded,
      label: 'med lärare över 100 %',
      change: { ...usual, overloaded: true },
      on: view.overloaded,
    },
  ].filter(({ count }) => count > 0);
  if (all.length === 0) return null;
  return (
    <Row
      as="ul"
      align="stretch"
      className="instances-attention one-line no-print"
      aria-label="Behöver åtgärdas"
    >
      {all.map(({ key, count, label, change, on }) => (
        <li key={key}>
          <button type="button" aria-pressed={on} onClick={() => onShow(on ? usual : change)}>
            <strong className="tabular">{count}</strong> {label}
          </button>
        </li>
      ))}
    </Row>
  );
}
