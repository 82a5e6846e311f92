import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmHost } from '../../ui/overlays/confirm-host';
import { UiProvider } from '../../ui/ui-provider';
import { CommentList, type CommentEntry, type CommentListProps } from './comment-list';

function comment(id: string, change: Partial<CommentEntry> = {}): CommentEntry {
  return {
    id,
    author: 'Åsa Öberg',
    authorId: '1',
    authorRole: 'TEACHER',
    date: `2026-11-0${id}T08:00:00.000Z`,
    comment: `Text ${id}`,
    editedAt: null,
    editedBy: null,
    isDeleted: false,
    seenBy: [],
    version: 1,
    viewerMay: { edit: true, delete: true, editOnBoard: true, deleteOnBoard: false },
    ...change,
  };
}

const refuse = () => Promise.resolve(false);
const refuseEdit = () => Promise.reject(new Error('Refused.'));

const Shown = createContext<ReactNode>(null);
const Slot = () => useContext(Shown);

/** A page that may be left: a form with something typed asks first. */
function Page({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', element: <Slot /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}

function tree(props: Partial<CommentListProps> & Pick<CommentListProps, 'comments'>) {
  return (
    <Page>
      <UiProvider>
        <ApolloProvider client={client}>
          <CommentList
            studentId="s"
            order="oldest-first"
            place="details"
            onEdit={refuseEdit}
            onDelete={refuse}
            onRestored={() => undefined}
            {...props}
          />
          <ConfirmHost />
        </ApolloProvider>
      </UiProvider>
    </Page>
  );
}

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const entries = () => screen.queryAllByRole('listitem');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the comment list', () => {
  it('says when there are none', () => {
    render(tree({ comments: [] }));
    expect(screen.getByText('Inga kommentarer än')).toBeVisible();
  });

  it('sorts by date in either direction', () => {
    const comments = [comment('2'), comment('1'), comment('3')];
    const { rerender } = render(tree({ comments }));
    expect(entries().map((entry) => /Text \d/.exec(entry.textContent)?.[0])).toEqual([
      'Text 1',
      'Text 2',
      'Text 3',
    ]);
    rerender(tree({ comments, order: 'newest-first' }));
    expect(entries().map((entry) => /Text \d/.exec(entry.textContent)?.[0])).toEqual([
      'Text 3',
      'Text 2',
      'Text 1',
    ]);
  });

  it('shows the role, the Swedish time and who edited', () => {
    render(tree({ comments: [comment('1', { editedAt: '2026-11-02T09:30:00.000Z', editedBy: 'Bo Ek' })] }));
    expect(entries()[0]).toHaveTextContent('Lärare');
    expect(entries()[0]).toHaveTextContent('2026-11-01 09:00');
    expect(entries()[0]).toHaveTextContent('redigerad av Bo Ek 2026-11-02 10:30');
  });

  it('shows a deleted comment as [RADERAD] and without buttons, whatever the permissions', () => {
    render(tree({ comments: [comment('1', { isDeleted: true, comment: '[RADERAD]' })] }));
    expect(screen.getByText('[RADERAD]')).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('shows the buttons for its location', () => {
    const { rerender } = render(tree({ comments: [comment('1')] }));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Redigera',
      'Ta bort',
    ]);
    rerender(tree({ comments: [comment('1')], place: 'board' }));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Redigera',
    ]);
  });

  it.each([
    ['details', 'Är du säker på att du vill radera denna kommentar?'],
    ['board', 'Är du säker på att du vill ta bort denna kommentar?'],
  ] as const)('asks before deleting on the %s: %s', async (place, question) => {
    const deleted: string[] = [];
    const mine = comment('1', {
      viewerMay: { edit: true, delete: true, editOnBoard: true, deleteOnBoard: true },
    });
    const onDelete = ({ id }: CommentEntry) => {
      deleted.push(id);
      return Promise.resolve(true);
    };
    render(tree({ comments: [mine], place, onDelete }));
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(question)).toBeInTheDocument();
    expect(deleted).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(deleted).toEqual(['1']));
  });

  it('keeps the text of a refused edit, shows the other person’s change, and saves over that version', async () => {
    const saved: [number, string][] = [];
    let answer = false;
    const onEdit = ({ version }: CommentEntry, text: string) => {
      saved.push([version, text]);
      return answer ? Promise.resolve() : refuseEdit();
    };
    const { rerender } = render(tree({ comments: [comment('1')], onEdit }));
    await userEvent.click(screen.getByRole('button', { name: 'Redigera' }));
    const dialog = await screen.findByRole('dialog', { name: 'Redigera kommentar' });
    const text = within(dialog).getByRole('textbox');
    await userEvent.clear(text);
    expect(within(dialog).getByRole('button', { name: 'Spara' })).toBeDisabled();
    await userEvent.type(text, 'Min text');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(saved).toEqual([[1, 'Min text']]));
    expect(text).toHaveValue('Min text');

    const theirs = comment('1', { comment: 'Deras text', version: 2, editedBy: 'Bo Ek' });
    rerender(tree({ comments: [theirs], onEdit }));
    expect(within(dialog).getByText(/Någon annan har ändrat posten/)).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: /Kommentar Deras text Min text/ })).toBeInTheDocument();
    answer = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(saved).toEqual([
        [1, 'Min text'],
        [2, 'Min text'],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
