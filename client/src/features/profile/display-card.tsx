import { setPreferences, usePreferences, type Preferences } from '../../lib/preferences';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';

const themes: readonly { value: Preferences['theme']; label: string }[] = [
  { value: 'auto', label: 'Som enheten' },
  { value: 'light', label: 'Ljust' },
  { value: 'dark', label: 'Mörkt' },
];
const sizes = [25, 50, 100] as const;

/** 'Visning' (contract §7: the theme follows the system, and can be fixed here): in force at once; the follower keeps it with the account. */
export function DisplayCard() {
  const shown = usePreferences();
  return (
    <Card title="Visning">
      <div className="stack">
        <Select
          label="Tema"
          options={themes}
          value={shown.theme}
          onChange={(value) => {
            const theme = themes.find((one) => one.value === value);
            if (!theme) return;
            setPreferences({ theme: theme.value });
          }}
        />
        <Select
          label="Rader per sida"
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(shown.rowsPerPage)}
          onChange={(value) => {
            const size = sizes.find((one) => String(one) === value);
            if (!size) return;
            setPreferences({ rowsPerPage: size });
          }}
        />
        <Checkbox
          label="Kortkommandon"
          description="Snabbtangenter med en enda tangent, till exempel / för att söka."
          checked={shown.shortcuts}
          onChange={(shortcuts) => {
            setPreferences({ shortcuts });
          }}
        />
      </div>
    </Card>
  );
}
