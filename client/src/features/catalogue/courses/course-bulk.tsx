import { counted } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { PriceCategory } from '../../../../../domain/generated';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../domain/options';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { SetCoursesArchivedDocument, SetCoursesPriceCategoryDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';

interface CourseBulkProps {
  ids: ReadonlySet<string>;
  /** The list shows archived courses: they are taken back. */
  archived: boolean;
  onClear: () => void;
  onChanged: () => void;
}

const countOf = (count: number): string => counted(count, 'kurs', 'kurser');
const chosenOf = (count: number): string => counted(count, 'kurs vald', 'kurser valda');

/** What can be done with many courses at once: all of them or none. */
export function CourseBulk({ ids, archived, onClear, onChanged }: CourseBulkProps) {
  const [pricing, setPricing] = useState(false);
  const [setArchived, { loading }] = useMutation(SetCoursesArchivedDocument);
  const write = async (courses: readonly string[], toArchive: boolean) => {
    try {
      await setArchived({
        variables: { input: { ids: [...courses], archived: toArchive } },
      });
      notify.success(`${countOf(courses.length)} är ${toArchive ? 'arkiverade' : 'aktiva igen'}`, {
        action: { label: buttons.undo, run: () => void write(courses, !toArchive) },
      });
      onClear();
      onChanged();
    } catch (error) {
      console.error('The courses were not changed.', error);
      notify.error('Kunde inte ändra kurserna', { details: readFailure(error).message });
    }
  };
  const archive = async () => {
    const sure = await confirm({
      question: `Vill du arkivera ${countOf(ids.size)}? De erbjuds inte längre, och det som har lästs finns kvar.`,
      confirmLabel: 'Arkivera',
    });
    if (sure) await write([...ids], true);
  };
  return (
    <>
      {ids.size > 0 && (
        <SelectionBar label="Valda kurser" text={chosenOf(ids.size)} onClear={onClear}>
          <Button size="sm" onClick={() => setPricing(true)}>
            Priskategori
          </Button>
          <Button
            size="sm"
            busy={loading}
            onClick={() => void (archived ? write([...ids], false) : archive())}
          >
            {archived ? 'Återställ' : 'Arkivera'}
          </Button>
        </SelectionBar>
      )}
      {pricing && (
        <PriceDialog
          ids={[...ids]}
          onDone={() => {
            onClear();
            onChanged();
          }}
          onClosed={() => setPricing(false)}
        />
      )}
    </>
  );
}

interface PriceDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClosed: () => void;
}

/** The price category of many courses: what they cost where a price list has no price of their own (domain D11). */
function PriceDialog({ ids, onDone, onClosed }: PriceDialogProps) {
  const [count] = useState(ids.length);
  const [priceCategory, setPriceCategory] = useState<PriceCategory | null>(null);
  const { opened, close, done } = useFormBox(priceCategory !== null);
  const [change, { loading, error }] = useMutation(SetCoursesPriceCategoryDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await change({
        variables: { input: { ids: [...ids], priceCategory } },
      });
      notify.success(
        `${countOf(count)} har ${priceCategory ? `priskategorin ${priceCategoryLabels[priceCategory]}` : 'ingen priskategori'}`,
      );
      done();
      onDone();
    } catch (failed) {
      console.error('The price category was not changed.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      size="sm"
      title={`Priskategori för ${countOf(count)}`}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="price-form" variant="primary" busy={loading}>
            {loading ? buttons.saving : buttons.save}
          </Button>
        </>
      }
    >
      <form id="price-form" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {error && !loading && (
          <Message tone="error">
            <p>Kunde inte ändra kurserna</p>
            <FailureDetails failure={readFailure(error)} />
          </Message>
        )}
        <Select
          label="Priskategori"
          placeholder="Ingen"
          options={optionsOf(priceCategoryLabels)}
          value={priceCategory}
          onChange={setPriceCategory}
        />
      </form>
    </Dialog>
  );
}
