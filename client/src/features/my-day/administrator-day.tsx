import { AdministratorDayDocument, type AdministratorDayQuery } from '../../graphql/generated';
import { firstOfMonth } from '../../../../domain/days';
import { today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import { DaySection, type DayRow } from './day-section';
import { FollowUpSection } from './follow-up-section';
import { gradingRows } from './grading-rows';
import { useDay } from './use-day';

const shown = 5;

/** An administrator's day: needs, registrations, held rows, late grades, the month to freeze, and corrections asked for. */
export function AdministratorDay() {
  const answer = useDay(AdministratorDayDocument, {});
  return (
    <DayAnswer {...answer}>
      {(data) => {
        const corrections = data.notifications.filter(({ kind }) => kind === 'CORRECTION_REQUESTED');
        const unfrozen = monthToFreeze(data.earningFreezes, today());
        return (
          <>
            <DaySection
              title="Anmälningar till prövning"
              count={data.undecided.totalCount}
              rows={data.undecided.nodes.map(({ id, name, course, requestedMonth }) => ({
                key: id,
                title: name,
                facts: [course, requestedMonth.toLowerCase()],
                to: '/examform?status=intresse',
              }))}
              well="Alla anmälningar är beslutade."
              rest={{ to: '/examform?status=intresse', label: 'Visa alla anmälningar' }}
            />
            <DaySection
              title="Behov utan kurstillfälle"
              count={data.courseMatching.counts.none}
              rows={data.courseMatching.nodes.map(({ key, student, wanted, earliestOn }) => ({
                key,
                title: wanted,
                facts: [student, earliestOn && `från ${earliestOn}`],
                to: '/course-matching?visa=utan',
              }))}
              well="Alla behov har ett kurstillfälle."
              rest={{ to: '/course-matching', label: 'Visa alla behov' }}
            />
            <DaySection
              title="Rader kvar från importer"
              count={data.heldImportRows.length}
              rows={data.heldImportRows.slice(0, shown).map(({ id, studentName, filename, importedBy }) => ({
                key: id,
                title: studentName,
                facts: [filename, importedBy],
                to: '/students',
              }))}
              well="Inga rader väntar."
              rest={{ to: '/students', label: 'Visa alla rader' }}
            />
            <DaySection
              title="Försenade betyg"
              count={data.overdue.total}
              rows={gradingRows(data.overdue.nodes, true)}
              well="Inga betyg är försenade."
              rest={{ to: '/betyg', label: 'Visa alla på Betyg' }}
            />
            <DaySection
              title="Att frysa och fakturera"
              count={unfrozen ? 1 : 0}
              rows={unfrozen ? [unfrozen] : []}
              well="Förra månaden är fryst."
            />
            <DaySection
              title="Begärda rättelser"
              count={corrections.length}
              rows={corrections.slice(0, shown).map(({ id, message, meta }) => ({
                key: id,
                title: message,
                facts: [],
                to: meta?.url,
              }))}
              well="Ingen rättelse väntar på svar."
            />
            <FollowUpSection followUps={data.followUps} />
          </>
        );
      }}
    </DayAnswer>
  );
}

/** The month that ended last, while it is not frozen for good. */
function monthToFreeze(freezes: AdministratorDayQuery['earningFreezes'], day: string): DayRow | null {
  const month = firstOfMonth(day, -1);
  if (freezes.some((freeze) => freeze.kind === 'FINAL' && freeze.month === month)) return null;
  return {
    key: month,
    title: `Frys ${month.slice(0, 7)}`,
    facts: ['månaden är slut'],
    to: '/earnings?flik=frysningar',
  };
}
