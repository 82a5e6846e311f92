import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import { useCourses } from '../../../entities/course/use-courses';
import type { UnknownCourseNamesQuery } from '../course-matching.generated';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { confirm } from '../../../ui/overlays/confirm-store';
import { CourseCode } from '../../../ui/course-code';
import { studentsText } from '../match-texts';
import { useResolveName, type NameMeaning } from './use-resolve-name';
import { Row } from '../../../ui/layout';

type Name = UnknownCourseNamesQuery['unknownCourseNames']['nodes'][number];

/** Names that resemble a course this much, in per cent, are remembered unless the user says otherwise. */
const REMEMBERED = 80;

/** One unknown name: the likeliest courses to press, any other to look up, and whether it is remembered. */
export function NameCard({ name, onResolved }: { name: Name; onResolved: () => void }) {
  const [remember, setRemember] = useState((name.hits[0]?.likeness ?? 0) >= REMEMBERED);
  const [searching, setSearching] = useState(false);
  const { settle, loading } = useResolveName(onResolved);
  const means = (course: NameMeaning['course']) => void settle(name.text, { course, remember });
  const dismiss = async () => {
    if (await isNoCourse(name)) means(null);
  };
  return (
    <li>
      <Card title={`”${name.text}”`}>
        <div className="stack">
          <p className="meta">{whereOf(name)}</p>
          {name.hits.length === 0 && <p>Ingen kurs i katalogen liknar det.</p>}
          <Row align="stretch" role="group" aria-label={`Kurser som ”${name.text}” kan betyda`}>
            {name.hits.map(({ course, likeness }) => (
              <Button key={course.id} size="sm" disabled={loading} onClick={() => means(course)}>
                <span>
                  {course.name} <CourseCode {...course} />
                </span>{' '}
                <span className="meta tabular">{likeness}&nbsp;%</span>
              </Button>
            ))}
          </Row>
          <div className="row">
            <Checkbox label="Kom ihåg som alias" checked={remember} onChange={setRemember} />
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={searching}
              onClick={() => setSearching(!searching)}
            >
              Välj en annan kurs
            </Button>
            <Button size="sm" variant="quiet" disabled={loading} onClick={() => void dismiss()}>
              Ingen kurs
            </Button>
          </div>
          {searching && <OtherCourse onChoose={(id, label) => means({ id, name: label })} />}
        </div>
      </Card>
    </li>
  );
}

/** Where nobody waits for it, nothing is asked. */
async function isNoCourse({ text, students }: Name): Promise<boolean> {
  if (students === 0) return true;
  return confirm({
    title: 'Ingen kurs',
    question: `${studentsText(students)} väntar på ”${text}”. Är det ingen kurs tas ${students === 1 ? 'önskemålet' : 'önskemålen'} bort ur behoven, och namnet frågas inte om igen.`,
    confirmLabel: 'Ingen kurs',
  });
}

function OtherCourse({ onChoose }: { onChoose: (id: string, name: string) => void }) {
  const courses = useCourses().courses.filter(({ isArchived }) => !isArchived);
  return (
    <Combobox
      label="Kurs i katalogen"
      options={courses}
      value={null}
      placeholder="Sök kurs"
      emptyText="Ingen kurs heter så"
      onChange={(id) => {
        const course = courses.find(({ value }) => value === id);
        if (course) onChoose(course.value, course.name);
      }}
    />
  );
}

function whereOf({ students, importRows }: Name): string {
  return [
    students > 0 && `${studentsText(students)} väntar`,
    importRows > 0 && `${counted(importRows, 'rad', 'rader')} kunde inte importeras`,
  ]
    .filter(Boolean)
    .join(' · ');
}
