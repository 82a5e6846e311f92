import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { EnrollmentTargetSearchDocument } from '../enrollments.generated';
import type { EnrollmentTargetInput } from '../../../graphql/types.generated';
import { SearchAdd, type Found } from '../enroll/search-add';

/** What a result of the search becomes in the contract, and how it is called here. */
const kinds: Record<string, { name: keyof EnrollmentTargetInput; label: string }> = {
  Kurs: { name: 'courseInstanceId', label: 'Tillfälle' },
  Course: { name: 'courseId', label: 'Kurs utan tillfälle' },
  CoursePackage: { name: 'packageId', label: 'Kurspaket' },
  Program: { name: 'programId', label: 'Program' },
};

export interface Target extends Found {
  input: EnrollmentTargetInput;
}

interface TargetPickerProps {
  chosen: readonly Target[];
  onChoose: (chosen: Target[]) => void;
  /** The dialog begins here: nothing is chosen before. */
  isFirst?: boolean;
}

/** What takes new students, by name or code: instances first, since they have seats and dates. */
export function TargetPicker({ chosen, onChoose, isFirst }: TargetPickerProps) {
  const [typed, setTyped] = useState('');
  const { data } = useQuery(EnrollmentTargetSearchDocument, {
    variables: { q: typed },
    skip: typed.length < 3,
  });
  const order = Object.keys(kinds);
  const results: Target[] | undefined = data?.search
    .flatMap(({ id, type, title, subtitle, isOffered }) => {
      const kind = kinds[type];
      return kind && isOffered
        ? [
            {
              id,
              type,
              label: title,
              meta: [kind.label, subtitle].filter(Boolean).join(' · '),
              input: { [kind.name]: id },
            },
          ]
        : [];
    })
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const choose = (found: Found[]) =>
    onChoose(
      found.flatMap(({ id }) => {
        const target = [...chosen, ...(results ?? [])].find((one) => one.id === id);
        return target ? [target] : [];
      }),
    );
  return (
    <SearchAdd
      label="Kurser och tillfällen"
      placeholder="Kursens namn eller kod, minst tre tecken"
      typed={typed}
      isFirst={isFirst}
      onSearch={setTyped}
      results={results}
      chosen={chosen}
      onChoose={choose}
      chosenLabel="Valda kurser och tillfällen"
    />
  );
}
