import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { PriceBasis, PriceCategory } from '../../../../../domain/generated';
import { priceBasisLabels, priceCategoryLongLabels } from '../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../domain/options';
import { Button, IconButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { courseCodeText } from '../../../ui/course-code';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { newPrice, paysFailed, type PriceDraft, type PriceTarget } from './price-draft';
import { Grid } from '../../../ui/layout';

interface PriceRowsProps {
  rows: readonly PriceDraft[];
  faultOf: (path: string) => string | undefined;
  onChange: (rows: PriceDraft[]) => void;
}

const targets = optionsOf<PriceTarget>({ CATEGORY: 'Kategori', COURSE: 'Kurs', PACKAGE: 'Paket' });
const categories = optionsOf<PriceCategory>(priceCategoryLongLabels);
const bases = optionsOf<PriceBasis>(priceBasisLabels);

/** The prices of a list. The most specific holds: course, package, category at a distance, category. */
export function PriceRows({ rows, faultOf, onChange }: PriceRowsProps) {
  const change = (key: string, values: Partial<PriceDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  return (
    <fieldset className="earnings-prices">
      <legend>Priser</legend>
      <p className="meta">Kurs går före paket, paket före kategori på distans, och den före kategori.</p>
      <p className="meta">
        ”Även F och IG”: betyget ger resultatdelen fast det inte är godkänt. Streck ger den aldrig.
      </p>
      <ol className="above-2 below-2">
        {rows.map((row, index) => (
          <li key={row.key}>
            <PriceFields
              row={row}
              number={index + 1}
              faultOf={(field) => faultOf(`rows.${index}.${field}`)}
              onChange={(values) => change(row.key, values)}
              onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ol>
      <Button size="sm" variant="soft" icon={IconPlus} onClick={() => onChange([...rows, newPrice()])}>
        Lägg till pris
      </Button>
    </fieldset>
  );
}

/** The equivalents of the course in the field; a price applies to the one code. */
function pairText({ target, name, pairs }: PriceDraft): string | undefined {
  if (target !== 'COURSE' || pairs === null || name.trim() !== pairs.code) return undefined;
  return pairs.equivalents.length > 0 ? courseCodeText(pairs.code, pairs.equivalents) : undefined;
}

interface PriceFieldsProps {
  row: PriceDraft;
  number: number;
  faultOf: (field: string) => string | undefined;
  onChange: (values: Partial<PriceDraft>) => void;
  onRemove: () => void;
}

function PriceFields({ row, number, faultOf, onChange, onRemove }: PriceFieldsProps) {
  return (
    <Grid
      gap="2 3"
      columns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
      align="end"
      className="earnings-price"
      role="group"
      aria-label={`Pris ${number}`}
    >
      <TargetFields {...{ row, faultOf, onChange }} />
      <Select
        label="Ersättning"
        options={bases}
        value={row.basis}
        error={faultOf('basis')}
        onChange={(basis) => onChange({ basis, paysFailed: null })}
      />
      <TextField
        label="Kronor"
        inputMode="decimal"
        className="earnings-short"
        value={row.amount}
        autoComplete="off"
        error={faultOf('amountOre')}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <TextField
        label="Grunddel %"
        inputMode="numeric"
        className="earnings-short"
        value={row.basis === 'PER_COMPLETED_COURSE' ? '0' : row.basePercent}
        disabled={row.basis === 'PER_COMPLETED_COURSE'}
        autoComplete="off"
        error={faultOf('basePercent')}
        onChange={(event) => onChange({ basePercent: event.currentTarget.value })}
      />
      {row.target === 'CATEGORY' && (
        <Checkbox label="Distans" checked={row.distance} onChange={(distance) => onChange({ distance })} />
      )}
      <Checkbox
        label="Även F och IG"
        checked={paysFailed(row)}
        onChange={(checked) => onChange({ paysFailed: checked })}
      />
      <IconButton label={`Ta bort pris ${number}`} icon={IconTrash} onClick={onRemove} />
    </Grid>
  );
}

/** What the price is for: all courses of a category, a course or a package. */
function TargetFields({ row, faultOf, onChange }: Omit<PriceFieldsProps, 'number' | 'onRemove'>) {
  return (
    <>
      <Select
        label="Pris för"
        options={targets}
        value={row.target}
        onChange={(target) => onChange({ target, distance: false })}
      />
      {row.target === 'CATEGORY' ? (
        <Select
          label="Kategori"
          options={categories}
          value={row.category}
          placeholder="Välj kategori"
          error={faultOf('category')}
          onChange={(category) => onChange({ category })}
        />
      ) : (
        <TextField
          label={row.target === 'COURSE' ? 'Kurskod' : 'Paketets kod eller namn'}
          value={row.name}
          description={pairText(row)}
          autoComplete="off"
          error={faultOf(row.target === 'COURSE' ? 'courseCode' : 'package')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
