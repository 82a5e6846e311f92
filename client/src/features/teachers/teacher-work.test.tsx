import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../ui/ui-provider';
import { TeacherWork } from './teacher-work';

type Detail = Parameters<typeof TeacherWork>[0]['detail'];

const student = (at: number): Detail['students'][number] => ({
  id: `s${at}`,
  name: `Elev ${at}`,
  education: 'Barnskötare',
  status: 'NOT_STARTED',
});

const instance: Detail['schedule'][number] = {
  id: 'i1',
  course: 'Omvårdnad 1',
  courseCode: 'OMVOMV01',
  equivalents: [],
  startDate: '2026-08-24',
  endDate: '2026-10-30',
  status: 'FINISHED',
  students: 15,
  capacity: null,
  points: 100,
  pacePercent: 50,
  ungraded: 15,
  gradesDueOn: '2026-11-13',
  isOverdue: true,
  teacher: null,
};

function show(detail: Partial<Detail>) {
  const work = { subjects: [], user: { name: 'Åsa Öberg' }, gradesToSet: 15, overdueGrades: 15 };
  const shown = { schedule: [], students: [], exams: [], ...detail };
  render(
    <MemoryRouter>
      <UiProvider>
        <TeacherWork
          detail={{ ...shown, work: { ...work, overdueSince: '2026-11-13' } as unknown as Detail['work'] }}
        />
      </UiProvider>
    </MemoryRouter>,
  );
}

describe('a teacher’s students, instances and grading', () => {
  it('shows each state with its usual badge', () => {
    show({
      schedule: [{ ...instance, status: 'OPEN' }],
      students: [student(1)],
      exams: [
        {
          ...{ id: 'e1', studentId: 's1', student: 'Elev 1', course: 'Svenska 1', month: 'Maj' },
          status: 'SCHEDULED',
        },
      ],
    });
    expect(screen.getByText('Öppet')).toHaveClass('badge-info');
    expect(screen.getByText('Ej startad')).toHaveClass('badge-info');
    expect(screen.getByText('Godkänd')).toHaveClass('badge-ok');
  });

  it('never breaks a date across lines', () => {
    show({ schedule: [instance] });
    const dates = screen.getAllByText('2026-11-13');
    expect(dates).toHaveLength(2);
    for (const date of dates) expect(date).toHaveClass('whole');
  });

  it('shows the first ten of many students, and all on request', async () => {
    show({ students: Array.from({ length: 38 }, (_, at) => student(at + 1)) });
    const part = screen.getByRole('heading', { name: 'Elever (38)' }).parentElement!;
    expect(within(part).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(within(part).getByRole('button', { name: 'Visa alla (38)' }));
    expect(within(part).getAllByRole('listitem')).toHaveLength(38);
  });
});
