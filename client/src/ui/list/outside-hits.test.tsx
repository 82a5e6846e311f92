import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instanceList } from '../../../../domain/lists/course-instances';
import { studentList } from '../../../../domain/lists/students';
import { listUrl } from '../../lib/list-url';
import { UiProvider } from '../ui-provider';
import { outsideHits, OutsideHitsNote, outsideQuestion } from './outside-hits';
import { useLocalList } from './use-list';

const students = (query: string) => ({
  ...{ list: studentList, rows: 50 as const, view: listUrl(studentList).read(new URLSearchParams(query)) },
});

it.each([
  ['q=Berg', ['PAUSED', 'DROPPED_OUT', 'ENDED']],
  ['q=Berg&status=ENDED', ['ACTIVE', 'NOT_STARTED', 'PAUSED', 'DROPPED_OUT']],
])('queries what the filter excludes from a search: %s', (query, statuses) => {
  expect(outsideQuestion(students(query))).toEqual({ filter: { q: 'Berg', statuses }, first: 50, page: 1 });
});

it.each(['', 'q=%20', 'q=Berg&status=alla', 'kommun=Solna'])(
  'does not query when nothing is excluded: %s',
  (query) => {
    expect(outsideQuestion(students(query))).toBeNull();
  },
);

it('queries in every list with a default filter', () => {
  const view = listUrl(instanceList).read(new URLSearchParams('q=SVE'));
  expect(outsideQuestion({ list: instanceList, rows: 50, view })?.filter).toMatchObject({
    statuses: ['FINISHED', 'CANCELLED'],
  });
});

function Note({ statuses }: { statuses: readonly string[] }) {
  const list = useLocalList(studentList);
  const hits = outsideHits(list, { nodes: statuses, totalCount: statuses.length }, (status) => status);
  return hits ? <OutsideHitsNote hits={hits} /> : <p>{list.view.statuses.length} val</p>;
}

it('says how many there are and what they are, and shows them', async () => {
  render(<Note statuses={['Ej startad']} />, { wrapper: UiProvider });
  expect(screen.getByRole('status').textContent).toMatch(/^1 träff utanför filtret \(Ej startad\) – visa/);
  await userEvent.click(screen.getByRole('button', { name: /visa/ }));
  expect(await screen.findByText('0 val')).toBeTruthy();
});

it('says nothing when there are none', () => {
  render(<Note statuses={[]} />, { wrapper: UiProvider });
  expect(screen.queryByRole('status')).toBeNull();
});
