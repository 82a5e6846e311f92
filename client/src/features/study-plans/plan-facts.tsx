import { counted } from '../../../../domain/numbers';
import { termsBetween, termsInOrder } from '../../../../domain/study-plans/terms';
import { formatDateTime } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { DescriptionList } from '../../ui/description-list';
import type { StudyPlanRecordFragment } from './study-plans.generated';

/** The terms of the plan's period, and those of courses outside it. */
export function termsOf({ startDate, plannedEndDate, items }: StudyPlanRecordFragment): string[] {
  const period = startDate && plannedEndDate ? termsBetween(startDate, plannedEndDate) : [];
  const used = items.flatMap(({ term }) => term ?? []);
  return termsInOrder([...period, ...used]);
}

/** Goal, extent, pace, dates and agreements of a plan. */
export function PlanFacts({ plan }: { plan: StudyPlanRecordFragment }) {
  const { startDate, plannedEndDate, agreedAt, agreedByName, studentAgreedAt } = plan;
  const points = (value: number | null) => (value === null ? null : counted(value, 'poäng', 'poäng'));
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Mål', value: plan.goalText },
        { term: 'Tid', value: startDate && plannedEndDate && formatPeriod(startDate, plannedEndDate) },
        { term: 'Studietakt', value: `${plan.pacePercent} %` },
        ...(plan.goal === 'SFI'
          ? []
          : [
              { term: 'Grundläggande nivå', value: points(plan.basicPoints) },
              { term: 'Gymnasial nivå', value: points(plan.upperSecondaryPoints) },
            ]),
        {
          term: 'Godkänd av skolan',
          value: agreedAt ? `${formatDateTime(agreedAt)}, ${agreedByName}` : 'Inte än',
        },
        {
          term: 'Godkänd av eleven',
          value: studentAgreedAt ? formatDateTime(studentAgreedAt) : 'Inte än',
        },
      ]}
    />
  );
}
