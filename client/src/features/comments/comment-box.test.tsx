import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '../../lib/drafts/drafts';
import { clearSession, setSession } from '../../lib/session/session-store';
import { CommentBox } from './comment-box';

const user = { userId: '1', name: 'Åsa Öberg', role: 'TEACHER', email: 'asa@exempel.se' } as const;

function setUp(answers: boolean[]) {
  const sent: string[] = [];
  const onAdd = (text: string) => {
    sent.push(text);
    return Promise.resolve(answers.shift() ?? false);
  };
  return { sent, view: render(<CommentBox label="Kommentar" draftKey="comment:details:1" onAdd={onAdd} />) };
}

const box = () => screen.getByRole('textbox', { name: 'Kommentar' });
const add = () => screen.getByRole('button', { name: 'Lägg till' });

beforeEach(() => {
  sessionStorage.clear();
  setSession(user, null);
});

describe('the comment box', () => {
  it('does not accept blank text', async () => {
    setUp([]);
    expect(box()).toHaveAttribute('placeholder', 'Skriv din kommentar här...');
    expect(add()).toBeDisabled();
    await userEvent.type(box(), '  {Enter} ');
    expect(add()).toBeDisabled();
  });

  it('says who can read it and what must not be written there', () => {
    setUp([]);
    expect(box()).toHaveAccessibleDescription(/Eleven kan läsa kommentaren.*hälsa/);
  });

  it('sends the trimmed text and is empty afterwards', async () => {
    const { sent } = setUp([true]);
    await userEvent.type(box(), ' Kommer i tid ');
    await userEvent.click(add());
    expect(sent).toEqual(['Kommer i tid']);
    expect(box()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps a refused text, to resend or change', async () => {
    const { sent } = setUp([false, false, true]);
    await userEvent.type(box(), 'En text');
    await userEvent.click(add());
    expect(box()).toHaveValue('En text');
    await userEvent.click(add());
    await userEvent.type(box(), ' till');
    await userEvent.click(add());
    expect(sent).toEqual(['En text', 'En text', 'En text till']);
    expect(box()).toHaveValue('');
  });

  it('says by how much a text is too long, in characters rather than code units', async () => {
    setUp([]);
    await userEvent.click(box());
    await userEvent.paste('😀'.repeat(4000));
    expect(add()).toBeEnabled();
    await userEvent.paste('ab');
    expect(screen.getByText(/2 tecken för lång/)).toBeInTheDocument();
    expect(add()).toBeDisabled();
  });

  it('restores the draft when it reopens, even after an expired session', async () => {
    const { view } = setUp([]);
    await userEvent.type(box(), 'Påbörjad');
    view.unmount();
    clearSession();
    setSession(user, null);
    setUp([]);
    expect(box()).toHaveValue('Påbörjad');
  });

  it('has no draft for the next user, nor after a sign-out', async () => {
    const first = setUp([]).view;
    await userEvent.type(box(), 'Påbörjad');
    first.unmount();
    setSession({ ...user, userId: '2' }, null);
    expect(sessionStorage).toHaveLength(0);
    const second = setUp([]).view;
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'En annans');
    second.unmount();
    forgetDrafts();
    setUp([]);
    expect(box()).toHaveValue('');
  });
});
