import {
  setPreferences,
  usePreferences,
  type Preferences,
  usualStartPage,
} from '../../../lib/session/preferences';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select } from '../../../ui/fields/select';

const themes: readonly { value: Preferences['theme']; label: string }[] = [
  { value: 'auto', label: 'Som enheten' },
  { value: 'light', label: 'Ljust' },
  { value: 'dark', label: 'Mörkt' },
];
const sizes = [25, 50, 100] as const;

/** A page that one may land on. */
export interface StartPage {
  path: string;
  label: string;
}

/** 'Visning' (pages §16; contract §7: the theme follows the system, and can be fixed here): in force at once; the follower keeps it with the account. */
export function DisplayCard({ startPages }: { startPages: readonly StartPage[] }) {
  const shown = usePreferences();
  return (
    <Card title="Visning">
      <div className="stack">
        <Select
          label="Tema"
          options={themes}
          value={shown.theme}
          onChange={(theme) => setPreferences({ theme })}
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
        <Select
          label="Startsida"
          description="Sidan som visas när du har loggat in."
          options={startPages.map(({ path, label }) => ({ value: path, label }))}
          // Where one lands with none chosen, or one that the role no longer opens.
          value={startPages.some(({ path }) => path === shown.startPage) ? shown.startPage : usualStartPage}
          onChange={(startPage) => setPreferences({ startPage })}
        />
        <Checkbox
          label="Minskad rörelse"
          description="Inget glider eller tonas. Gäller alltid när enheten ber om det."
          checked={shown.reducedMotion}
          onChange={(reducedMotion) => setPreferences({ reducedMotion })}
        />
        <Checkbox
          label="Kortkommandon"
          description="Snabbtangenter med en enda tangent, till exempel / för att söka."
          checked={shown.shortcuts}
          onChange={(shortcuts) => setPreferences({ shortcuts })}
        />
      </div>
    </Card>
  );
}
