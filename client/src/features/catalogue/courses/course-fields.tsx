import { useId } from 'react';
import type { CourseLevel, CourseSystem } from '../../../../../domain/generated';
import { courseKindLabels, courseLevelLabels, courseSystemLabels } from '../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../domain/options';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { courseHints, type CourseDraft } from './course-draft';
import { CourseEquivalents } from './course-equivalents';

interface CourseFieldsProps {
  draft: CourseDraft;
  subjects: readonly string[];
  faultOf: (field: string) => string | undefined;
  onChange: (draft: CourseDraft) => void;
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
export function CourseFields({ draft, subjects, faultOf, onChange }: CourseFieldsProps) {
  const listId = useId();
  const set = (change: Partial<CourseDraft>) => onChange({ ...draft, ...change });
  const hints = courseHints(draft);
  return (
    <>
      <div className="catalogue-pair">
        <TextField
          label="Kurskod"
          required
          data-autofocus=""
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={draft.code}
          error={faultOf('code')}
          description={hints.code ?? 'Skrivs precis som i Skolverkets register, även små bokstäver.'}
          onChange={(event) => set({ code: event.currentTarget.value })}
        />
        <Select
          label="System"
          required
          options={optionsOf(courseSystemLabels)}
          value={draft.system}
          onChange={(system) => system && set({ system, level: usualLevel[system] ?? draft.level })}
        />
      </div>
      <TextField
        label="Kursnamn"
        required
        autoComplete="off"
        maxLength={120}
        value={draft.name}
        error={faultOf('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className="catalogue-pair">
        <TextField
          label="Ämne"
          autoComplete="off"
          list={listId}
          maxLength={120}
          value={draft.subject}
          error={faultOf('subject')}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <datalist id={listId}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <TextField
          label="Poäng"
          inputMode="numeric"
          autoComplete="off"
          value={draft.points}
          error={faultOf('points')}
          description={hints.points ?? '20 poäng är en vecka på heltid.'}
          onChange={(event) => set({ points: event.currentTarget.value })}
        />
      </div>
      <div className="catalogue-pair">
        <Select
          label="Nivå"
          required
          options={optionsOf(courseLevelLabels)}
          value={draft.level}
          onChange={(level) => level && set({ level })}
        />
        <Select
          label="Sort"
          required
          options={optionsOf(courseKindLabels)}
          value={draft.kind}
          onChange={(kind) => kind && set({ kind })}
        />
      </div>
      <Select
        label="Priskategori"
        placeholder="Ingen"
        options={optionsOf(priceCategoryLabels)}
        value={draft.priceCategory}
        onChange={(priceCategory) => set({ priceCategory })}
      />
      <div className="catalogue-pair">
        <DateField label="Giltig från" value={draft.validFrom} onChange={(validFrom) => set({ validFrom })} />
        <DateField
          label="Giltig t.o.m."
          value={draft.validTo}
          error={faultOf('validTo')}
          onChange={(validTo) => set({ validTo })}
        />
      </div>
      <DateField
        label="Upphävd för nya studerande från"
        value={draft.cancelledOn}
        onChange={(cancelledOn) => set({ cancelledOn })}
      />
      <CourseEquivalents draft={draft} onChange={set} />
    </>
  );
}
