import { useId } from 'react';
import type { CourseLevel, CourseSystem } from '../../../../../../domain/generated';
import {
  courseKindLabels,
  courseLevelLabels,
  courseSystemLabels,
} from '../../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../../domain/options';
import { DateField } from '../../../../ui/fields/date-field';
import { Select } from '../../../../ui/fields/select';
import { TextField } from '../../../../ui/fields/text-field';
import type { RecordForm } from '../../../../ui/form/record-form';
import { courseHints, type CourseDraft } from './course-draft';
import { CourseEquivalents } from './course-equivalents';
import { Grid } from '../../../../ui/layout';

interface CourseFieldsProps {
  form: RecordForm<CourseDraft>;
  subjects: readonly string[];
}

/** The level that courses of a curriculum have, so that one need not choose twice. */
const usualLevel: Record<CourseSystem, CourseLevel | null> = {
  GY11: 'UPPER_SECONDARY',
  GY25: 'UPPER_SECONDARY',
  VUX_GRUND: 'BASIC',
  SFI: 'SFI',
  LOCAL: null,
};

/** The fields of a course (pages §4). */
export function CourseFields({ form, subjects }: CourseFieldsProps) {
  const { draft, set, field, input, text } = form;
  const listId = useId();
  const hints = courseHints(draft);
  return (
    <>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        <TextField
          label="Kurskod"
          required
          data-autofocus=""
          spellCheck={false}
          maxLength={20}
          {...text('code')}
          description={hints.code ?? 'Skrivs precis som i Skolverkets register, även små bokstäver.'}
        />
        <Select
          label="System"
          required
          options={optionsOf(courseSystemLabels)}
          {...field('system')}
          value={draft.system}
          onChange={(system) => set({ system, level: usualLevel[system] ?? draft.level })}
        />
      </Grid>
      <TextField label="Kursnamn" required maxLength={120} {...text('name')} />
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        <TextField label="Ämne" list={listId} maxLength={120} {...text('subject')} />
        <datalist id={listId}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <TextField
          label="Poäng"
          inputMode="numeric"
          {...text('points')}
          description={hints.points ?? '20 poäng är en vecka på heltid.'}
        />
      </Grid>
      <KindFields form={form} />
      <Select
        label="Priskategori"
        placeholder="Ingen"
        options={optionsOf(priceCategoryLabels)}
        {...input('priceCategory')}
      />
      <DayFields form={form} />
      <CourseEquivalents draft={draft} onChange={set} />
    </>
  );
}

type PartProps = Pick<CourseFieldsProps, 'form'>;

function KindFields({ form: { input } }: PartProps) {
  return (
    <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
      <Select label="Nivå" required options={optionsOf(courseLevelLabels)} {...input('level')} />
      <Select label="Sort" required options={optionsOf(courseKindLabels)} {...input('kind')} />
    </Grid>
  );
}

/** When it is given. */
function DayFields({ form: { input } }: PartProps) {
  return (
    <>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        <DateField label="Giltig från" {...input('validFrom')} />
        <DateField label="Giltig t.o.m." {...input('validTo')} />
      </Grid>
      <DateField label="Upphävd för nya studerande från" {...input('cancelledOn')} />
    </>
  );
}
