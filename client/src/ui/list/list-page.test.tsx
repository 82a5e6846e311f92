import { render } from '@testing-library/react';
import { teacherList } from '../../../../domain/lists/teachers';
import { startOf } from '../../lib/url-state/list-walk';
import { UiProvider } from '../ui-provider';
import { ListBody } from './list-page';
import { useLocalList } from './use-list';

const page = { nodes: [], totalCount: 120, nextCursor: 'b' };
const question = { filter: {}, first: 50, sort: null };

function Teachers({ failure }: { failure: string | null }) {
  const state = useLocalList(teacherList);
  const answer = {
    page,
    outdated: false,
    failure,
    readAgain: () => undefined,
    readAll: () => Promise.reject(new Error('not read')),
  };
  // Named as the test asks for it, whatever the reader's own size of page.
  return <ListBody state={{ ...state, question }} answer={answer} picture={() => null} />;
}

const show = (failure: string | null) => render(<Teachers failure={failure} />, { wrapper: UiProvider });

test('the next page starts after the rows shown, unless they belong to a different query', () => {
  show('Servern kunde inte nås.');
  expect(startOf(teacherList, question, 2)).toBeUndefined();
  show(null);
  expect(startOf(teacherList, question, 2)).toBe('b');
});
