import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buttons, questions } from '../lib/fixed-texts';
import { ConfirmHost } from './overlays/confirm-host';
import { confirm } from './overlays/confirm-store';
import { UiProvider } from './ui-provider';

function ask(question: string = questions.deleteComment): { answer: Promise<boolean> } {
  let answer = Promise.resolve(false);
  act(() => {
    answer = confirm({ question, confirmLabel: buttons.remove });
  });
  return { answer };
}

beforeEach(() => {
  render(
    <UiProvider>
      <ConfirmHost />
    </UiProvider>,
  );
});

describe('confirm', () => {
  it('asks the exact question in an alert dialog, with focus on Avbryt', async () => {
    const { answer } = ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort' });
    expect(dialog).toHaveAccessibleDescription('Är du säker på att du vill radera denna kommentar?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await expect(answer).resolves.toBe(false);
  });

  it('acts only on the button that names the action', async () => {
    const { answer } = ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort' }));
    await expect(answer).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('treats Esc as no', async () => {
    const { answer } = ask();
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBe(false);
  });

  it('answers no to a question replaced by another', async () => {
    const first = ask();
    const second = ask(questions.deleteFile);
    await expect(first.answer).resolves.toBe(false);
    expect(await screen.findByText('Are you sure you want to delete this file?')).toHaveAttribute(
      'lang',
      'en',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
    await expect(second.answer).resolves.toBe(true);
  });
});
