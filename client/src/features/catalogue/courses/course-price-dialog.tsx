import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import type { PriceCategory } from '../../../../../domain/generated';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../domain/options';
import { Select } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useSetCourses } from './use-set-courses';

interface CoursePriceDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClosed: () => void;
}

/** The price category of many courses, used if a price list has no price of their own (domain D11). */
export default function CoursePriceDialog({ ids, onDone, onClosed }: CoursePriceDialogProps) {
  // As many as were chosen when it was opened, also while it closes.
  const [courses] = useState(() => counted(ids.length, 'kurs', 'kurser'));
  const { setPriceCategory } = useSetCourses();
  const form = useRecordForm({
    name: 'courses-price',
    record: null,
    draftOf: (): { priceCategory: PriceCategory | null } => ({ priceCategory: null }),
    save: ({ priceCategory }) => setPriceCategory({ variables: { input: { ids: [...ids], priceCategory } } }),
    onSaved: (_, { priceCategory }) => {
      notify.success(
        `${courses} har ${priceCategory ? `priskategorin ${priceCategoryLabels[priceCategory]}` : 'ingen priskategori'}`,
      );
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Priskategori för ${courses}`}
      failed="Kunde inte ändra kurserna"
    >
      <Select
        {...form.input('priceCategory')}
        label="Priskategori"
        placeholder="Ingen"
        options={optionsOf(priceCategoryLabels)}
      />
    </FormDialog>
  );
}
