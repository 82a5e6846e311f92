import { Link } from 'react-router-dom';
import { courseLevelLabels, courseSystemLongLabels } from '../../../../domain/labels/course';
import { packageKindLabels, programRuleLabels } from '../../../../domain/labels/education';
import { counted } from '../../../../domain/numbers';
import { InstanceStatusBadge } from '../../entities/course/instance-status-badge';
import { formatPeriod } from '../../lib/period';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { DescriptionList, type Description } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Row } from '../../ui/layout';
import { Table, type TableColumn } from '../../ui/table';
import { NoValue } from '../../ui/table-parts/no-value';
import type { CatalogueDetail, CourseDetail } from './course-detail';

type Occasion = CatalogueDetail['instances'][number];

/** The facts of a course, a package or a program: those that it has. */
export function CatalogueFacts({
  type,
  catalogue,
}: Pick<CourseDetail, 'type'> & { catalogue: CatalogueDetail }) {
  const { code, points, subject, system, level, packageKind, aplWeeks, description, partOf } = catalogue;
  const facts: Description[] = [
    ...(code ? [{ term: 'Kod', value: <CourseCode code={code} equivalents={catalogue.equivalents} /> }] : []),
    ...(points === null ? [] : [{ term: 'Poäng', value: `${points} p` }]),
    ...(subject ? [{ term: 'Ämne', value: subject }] : []),
    ...(level ? [{ term: 'Nivå', value: courseLevelLabels[level] }] : []),
    ...(system ? [{ term: 'System', value: courseSystemLongLabels[system] }] : []),
    ...(packageKind ? [{ term: 'Typ', value: packageKindLabels[packageKind] }] : []),
    ...(aplWeeks === null ? [] : [{ term: 'APL', value: counted(aplWeeks, 'vecka', 'veckor') }]),
    ...rulesOf(catalogue),
    ...(partOf.length > 0
      ? [
          {
            term: 'Ingår i',
            value: (
              <ul>
                {partOf.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={`/education/${id}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card title={type === 'Course' ? 'Om kursen' : type === 'Program' ? 'Om programmet' : 'Om kurspaketet'}>
      {description && <p className="below-3">{description}</p>}
      {facts.length > 0 ? (
        <DescriptionList items={facts} />
      ) : (
        !description && <EmptyState text="Inga uppgifter" />
      )}
    </Card>
  );
}

const programRules = ['requiredPoints', 'programmePoints', 'freePoints', 'passedPoints'] as const;

/** The points that a program requires. */
function rulesOf({ rules }: CatalogueDetail): Description[] {
  if (!rules) return [];
  return programRules.flatMap((rule) => {
    const points = rules[rule];
    return points === null ? [] : [{ term: programRuleLabels[rule], value: `${points} p` }];
  });
}

const occasionColumns: readonly TableColumn<Occasion>[] = [
  {
    key: 'name',
    header: 'Tillfälle',
    rowHeader: true,
    cell: ({ id, name }) => <Link to={`/education/${id}`}>{name}</Link>,
  },
  {
    key: 'period',
    card: 'fact',
    header: 'Period',
    cellClass: 'tabular',
    cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate) ?? <NoValue />,
  },
  {
    key: 'teacher',
    card: 'fact',
    header: 'Lärare',
    cell: ({ teacherName }) => teacherName ?? <Badge tone="warn">Utan lärare</Badge>,
  },
  {
    key: 'seats',
    card: 'fact',
    header: 'Antagna',
    cellClass: 'whole tabular',
    cell: ({ admitted, capacity }) => (capacity === null ? admitted : `${admitted} av ${capacity}`),
  },
  {
    key: 'status',
    card: 'state',
    header: 'Status',
    cell: ({ status }) => <InstanceStatusBadge status={status} />,
  },
];

/** When a course is held: current and coming instances first. */
export function Occasions({ name, instances }: { name: string; instances: readonly Occasion[] }) {
  return (
    <Card title="Kurstillfällen" actions={instances.length > 0 && <Badge>{instances.length}</Badge>}>
      {instances.length === 0 ? (
        <EmptyState text="Inga kurstillfällen" />
      ) : (
        <Table
          caption={`Kurstillfällen i ${name}`}
          density="compact"
          columns={occasionColumns}
          rows={instances}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

/** The courses of a package or a program, in order. */
export function CoursesOf({ courses }: Pick<CatalogueDetail, 'courses'>) {
  return (
    <Card title="Kurser" actions={courses.length > 0 && <Badge>{courses.length}</Badge>}>
      {courses.length === 0 ? (
        <EmptyState text="Inga kurser" />
      ) : (
        <ol className="lined">
          {courses.map(({ id, name, code, equivalents, points, choiceGroup }) => (
            <Row as="li" key={id} gap="1 4" justify="space-between" align="baseline">
              <span>
                <Link to={`/education/${id}`}>{name}</Link>{' '}
                <CourseCode className="meta" code={code} equivalents={equivalents} />
              </span>
              <span className="meta tabular">
                {[choiceGroup && `En av: ${choiceGroup}`, points !== null && `${points} p`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Row>
          ))}
        </ol>
      )}
    </Card>
  );
}
