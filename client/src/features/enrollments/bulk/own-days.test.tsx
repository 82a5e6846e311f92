import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../ui/ui-provider';
import { PreviewBox } from './preview-box';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    enrollmentId: `e${index}`,
    studentName: `Elev ${index + 1}`,
    targetName: 'Matematik 1a',
    lastActivityOn: '2026-10-01',
    effectiveOn: '2026-10-02',
  }));

function show(count: number): void {
  const remark = { count, examples: ['Elev 1'] };
  const warnings = [{ ...remark, code: 'OWN_DAY', message: 'Avbrott från 2026-10-02.' }];
  render(
    <UiProvider>
      <PreviewBox
        preview={{ total: count, accepted: count, refused: [], warnings }}
        loading={false}
        error={undefined}
        onRetry={() => {}}
        words={{ one: 'inskrivning ändras', many: 'inskrivningar ändras' }}
        ownDays={days(count)}
      />
    </UiProvider>,
  );
}

describe('an interruption with a day for each student', () => {
  it('lists everyone with their day before it is saved, once each', () => {
    show(2);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([1, 2].map((n) => `Elev ${n}Matematik 1a · senast aktiv 2026-10-012026-10-02`));
    expect(screen.queryByRole('button', { name: /Visa alla/ })).toBeNull();
  });

  it('shows the first fifty of many, and all on request', async () => {
    show(60);
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla (60)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });
});
