import { useQuery } from '@apollo/client/react';
import { InstanceAttentionDocument } from '../../graphql/generated';
import { noFilter, usualStatuses, type InstanceView } from './instance-url';

interface AttentionStripProps {
  view: InstanceView;
  onShow: (change: Partial<InstanceView>) => void;
}

/** What needs somebody's hand, each a way to exactly those instances. Nothing to do, nothing shown. */
export function AttentionStrip({ view, onShow }: AttentionStripProps) {
  const { data } = useQuery(InstanceAttentionDocument, { fetchPolicy: 'cache-and-network' });
  const counts = data?.courseInstanceAttention;
  if (!counts) return null;
  const all = [
    {
      key: 'utan-larare',
      count: counts.withoutTeacher,
      label: 'utan lärare',
      change: { ...noFilter, statuses: usualStatuses, teacher: 'saknas' },
      on: view.teacher === 'saknas',
    },
    {
      key: 'overfulla',
      count: counts.overfull,
      label: counts.overfull === 1 ? 'överfullt' : 'överfulla',
      change: { ...noFilter, statuses: usualStatuses, faults: ['overfulla' as const] },
      on: view.faults.includes('overfulla'),
    },
    {
      key: 'utan-betyg',
      count: counts.ungraded,
      label: 'har elever utan betyg',
      change: { ...noFilter, faults: ['utan-betyg' as const] },
      on: view.faults.includes('utan-betyg'),
    },
    {
      key: 'overbelagda',
      count: counts.overloaded,
      label: 'med lärare över 100 %',
      change: { ...noFilter, statuses: usualStatuses, faults: ['overbelagda' as const] },
      on: view.faults.includes('overbelagda'),
    },
  ].filter(({ count }) => count > 0);
  if (all.length === 0) return null;
  return (
    <ul className="instances-attention no-print" aria-label="Behöver åtgärdas">
      {all.map(({ key, count, label, change, on }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={on}
            onClick={() => onShow(on ? { ...noFilter, statuses: usualStatuses } : change)}
          >
            <strong className="tabular">{count}</strong> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
