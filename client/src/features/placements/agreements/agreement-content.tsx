import { agreedHours } from '../../../../../domain/placements/agreement-text';
import { weekdaysText } from '../../../../../domain/placements/weekdays';
import { AgreementTerms } from '../../../entities/placement/agreement-terms';
import { formatPeriod } from '../../../lib/period';
import { DescriptionList } from '../../../ui/description-list';
import type { PlacementRowFragment } from '../placements.generated';

interface AgreementContentProps {
  agreement: NonNullable<PlacementRowFragment['agreement']>;
}

/** What a version of an agreement says: its own facts and the general text, as they were sent. */
export function AgreementContent({ agreement }: AgreementContentProps) {
  const { workplace, startDate, endDate, hoursPerWeek, plannedHours, weekdays, courses, goals } = agreement;
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Arbetsplats', value: workplace },
          { term: 'Period', value: formatPeriod(startDate, endDate) },
          { term: 'Arbetstid', value: agreedHours.SV(hoursPerWeek, plannedHours) },
          { term: 'Dagar', value: weekdaysText(weekdays) },
          ...(courses.length > 0 ? [{ term: 'Kurser', value: courses.join(', ') }] : []),
          ...(goals.length > 0 ? [{ term: 'Uppgifter och mål', value: goals.join('; ') }] : []),
          { term: 'Version', value: String(agreement.version) },
        ]}
      />
      <AgreementTerms text={agreement.text} />
    </>
  );
}
