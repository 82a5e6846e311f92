import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureFrom, RestFailure } from '../../../apollo/failure';
import { UiProvider } from '../../../ui/ui-provider';
import { PreviewBox } from './preview-box';

describe('the preview of an action', () => {
  it('can be retried when it could not be loaded', async () => {
    const onRetry = jest.fn();
    render(
      <UiProvider>
        <PreviewBox
          preview={undefined}
          loading={false}
          error={new RestFailure(failureFrom(503, {}))}
          onRetry={onRetry}
          words={{ one: 'inskrivning ändras', many: 'inskrivningar ändras' }}
        />
      </UiProvider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('inte tillgänglig just nu');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
