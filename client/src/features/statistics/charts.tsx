import type { StatisticsGroup, StudyForm } from '../../../../domain/generated';
import { allGrades } from '../../../../domain/grade-scale';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { statusReasonLabels } from '../../../../domain/labels/enrollment';
import { useQuery } from '../../apollo/use-query';
import {
  StatsDropoutsDocument,
  StatsGradesDocument,
  StatsGroupsDocument,
  StatsStartsDocument,
  type StatsGroupsQuery,
} from './statistics.generated';
import type { CourseStatisticsInput } from '../../graphql/types.generated';
import { monthNames } from '../../lib/fixed-texts';
import { courseCodeText } from '../../ui/course-code';
import { LyingBars, StackedBars, StandingBars } from './bars';
import { ChartCard } from './chart-card';
import { percentText } from './statistics-labels';
import { Row } from '../../ui/layout';

export interface ChartProps {
  input: CourseStatisticsInput;
  /** The address, which the file is made of. */
  query: URLSearchParams;
  /** The figures above have had their turn. */
  isTurn: boolean;
}

const options = ({ input, isTurn }: ChartProps) =>
  ({ variables: { input }, fetchPolicy: 'cache-and-network', skip: !isTurn }) as const;

const toneOf = (grade: string) => ({ '–': 'none', IG: 'f', G: 'g' })[grade] ?? grade.toLowerCase();

export function GradeChart(props: ChartProps) {
  const { data, previousData, error, refetch } = useQuery(StatsGradesDocument, options(props));
  const spread = (data ?? previousData)?.gradeStatistics;
  const total = spread?.reduce((sum, { graded }) => sum + graded, 0) ?? 0;
  const countOf = (counts: readonly { grade: string; count: number }[], grade: string) =>
    counts.find((one) => one.grade === grade)?.count ?? 0;
  return (
    <ChartCard
      wide
      title="Betygsfördelning per kurs"
      definition="Signerade betyg i kurser som slutade under perioden."
      list="stats-grades"
      query={props.query}
      summary={`${total} betyg i ${spread?.length ?? 0} kurser, fördelade per kurs. Siffrorna finns i tabellen.`}
      error={error}
      onRetry={() => void refetch()}
      table={
        spread
          ? {
              columns: ['Kurs', ...allGrades, 'Betygsatta'],
              rows: spread.map(({ courseName, courseCode, equivalents, counts, graded }) => [
                `${courseName} (${courseCodeText(courseCode, equivalents)})`,
                ...allGrades.map((grade) => countOf(counts, grade)),
                graded,
              ]),
            }
          : null
      }
      chart={
        <>
          <StackedBars
            toneOf={toneOf}
            rows={(spread ?? []).map(({ courseId, courseName, graded, counts }) => ({
              key: courseId,
              label: courseName,
              total: graded,
              parts: counts.map(({ grade, count }) => ({ name: grade, value: count })),
            }))}
          />
          <Row as="ul" gap="2 4" align="stretch" className="stats-legend">
            {allGrades.map((grade) => (
              <Row as="li" key={grade} nowrap className={`stats-swatched stats-tone-${toneOf(grade)}`}>
                {grade}
              </Row>
            ))}
          </Row>
        </>
      }
    />
  );
}

export function DropoutWeeksChart(props: ChartProps) {
  const { data, previousData, error, refetch } = useQuery(StatsDropoutsDocument, options(props));
  const found = (data ?? previousData)?.dropoutStatistics;
  const last = Math.max(0, ...(found?.weeks ?? []).map(({ week }) => week));
  const weeks = Array.from({ length: last }, (_, index) => ({
    week: index + 1,
    count: found?.weeks.find(({ week }) => week === index + 1)?.count ?? 0,
  }));
  const nameOf = (week: number) => (week === 27 ? '27+' : String(week));
  return (
    <ChartCard
      title="Avbrott per vecka sedan start"
      definition="Avbrott som skedde under perioden, efter hur många veckor eleven hade läst. Vecka 1 är den första."
      list="stats-dropout-weeks"
      query={props.query}
      summary={`${found?.total ?? 0} avbrott, fördelade på vecka 1 till ${nameOf(last)} efter starten.`}
      error={error}
      onRetry={() => void refetch()}
      table={
        found
          ? { columns: ['Vecka', 'Avbrott'], rows: weeks.map(({ week, count }) => [nameOf(week), count]) }
          : null
      }
      chart={
        <StandingBars
          bars={weeks.map(({ week, count }) => ({ key: String(week), label: nameOf(week), value: count }))}
        />
      }
    />
  );
}

export function DropoutReasonsChart(props: ChartProps) {
  const { data, previousData, error, refetch } = useQuery(StatsDropoutsDocument, options(props));
  const found = (data ?? previousData)?.dropoutStatistics;
  const bars = (found?.reasons ?? []).map(({ reason, count }) => ({
    key: reason ?? 'none',
    label: reason ? statusReasonLabels[reason] : 'Ej angiven',
    value: count,
  }));
  return (
    <ChartCard
      title="Avbrottsorsaker"
      definition="Samma avbrott, efter den orsak som registrerades."
      list="stats-dropout-reasons"
      query={props.query}
      summary={`${found?.total ?? 0} avbrott, vanligaste orsaken ${bars[0]?.label.toLowerCase() ?? 'saknas'}.`}
      error={error}
      onRetry={() => void refetch()}
      table={
        found ? { columns: ['Orsak', 'Avbrott'], rows: bars.map(({ label, value }) => [label, value]) } : null
      }
      chart={<LyingBars bars={bars} />}
    />
  );
}

export function StartsChart(props: ChartProps) {
  const { data, previousData, error, refetch } = useQuery(StatsStartsDocument, options(props));
  const months = (data ?? previousData)?.startStatistics;
  const some = months?.some(({ count }) => count > 0);
  const nameOf = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const shown = some ? (months ?? []) : [];
  return (
    <ChartCard
      title="Starter per månad"
      definition="Kursdeltagare som började under perioden, efter startdatum."
      list="stats-starts"
      query={props.query}
      summary={`${shown.reduce((sum, { count }) => sum + count, 0)} starter, månad för månad.`}
      error={error}
      onRetry={() => void refetch()}
      table={
        months
          ? { columns: ['Månad', 'Starter'], rows: shown.map(({ month, count }) => [nameOf(month), count]) }
          : null
      }
      chart={
        <StandingBars
          bars={shown.map(({ month, count }) => ({
            key: month,
            label: nameOf(month).slice(0, 3),
            value: count,
          }))}
        />
      }
    />
  );
}

type Group = StatsGroupsQuery['groupStatistics'][number];

const groupTexts: Record<
  StatisticsGroup,
  { title: string; column: string; list: string; definition: string }
> = {
  MUNICIPALITY: {
    title: 'Per kommun',
    column: 'Kommun',
    list: 'stats-municipalities',
    definition:
      'Kursdeltagare efter elevens kommun. KCNO står för flera kommuner tillsammans: lägg det inte till deras siffror.',
  },
  STUDY_FORM: {
    title: 'Per studieform',
    column: 'Form',
    list: 'stats-forms',
    definition: 'Kursdeltagare efter hur kurstillfället hålls.',
  },
  TEACHER: {
    title: 'Per lärare',
    column: 'Lärare',
    list: 'stats-teachers',
    definition: 'Kursdeltagare per lärare. Lärare med färre än fem elever visas inte.',
  },
};

/** Participants as bars; results, with the share that was finished, in the table. */
export function GroupChart({ by, ...props }: ChartProps & { by: StatisticsGroup }) {
  const { data, previousData, error, refetch } = useQuery(StatsGroupsDocument, {
    ...options(props),
    variables: { input: props.input, by },
  });
  const groups = (data ?? previousData)?.groupStatistics;
  const { title, column, list, definition } = groupTexts[by];
  const nameOf = ({ key, label }: Group) =>
    by === 'STUDY_FORM' && key ? studyFormLabels[key as StudyForm] : (label ?? 'Ej angivet');
  return (
    <ChartCard
      title={title}
      definition={definition}
      list={list}
      query={props.query}
      summary={`Kursdeltagare i ${groups?.length ?? 0} grupper.`}
      error={error}
      onRetry={() => void refetch()}
      table={
        groups
          ? {
              columns: [column, 'Kursdeltagare', 'Betygsatta', 'Godkända', 'Avbrott', 'Slutförda'],
              rows: groups.map((group) => [
                nameOf(group),
                group.participants,
                group.graded,
                group.passed,
                group.droppedOut,
                percentText(group.completedPercent),
              ]),
            }
          : null
      }
      chart={
        <LyingBars
          bars={(groups ?? []).map((group) => ({
            key: group.key ?? 'none',
            label: nameOf(group),
            value: group.participants,
          }))}
        />
      }
    />
  );
}
