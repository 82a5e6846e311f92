import { useState } from 'react';
import { addDays } from '../../../../domain/days';
import { ExportMenu } from '../../entities/export/export-menu';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { today } from '../../lib/dates';
import { DateField } from '../../ui/fields/date-field';
import { Select } from '../../ui/fields/select';
import { Grid, Row } from '../../ui/layout';
import { Dialog } from '../../ui/overlays/dialog';

/** 'Timmar för statsbidrag': the hours of each student in a period, as a file. */
export default function HoursFileDialog({ onClosed }: { onClosed: () => void }) {
  const [opened, setOpened] = useState(true);
  const yesterday = addDays(today(), -1);
  const [from, setFrom] = useState<string | null>(`${yesterday.slice(0, 4)}-01-01`);
  const [to, setTo] = useState<string | null>(yesterday);
  const [municipality, setMunicipality] = useState<string | null>(null);
  const municipalities = useMunicipalities();
  const isOrdered = from !== null && to !== null && from <= to;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title="Timmar för statsbidrag"
      size="sm"
    >
      <Grid gap="4">
        <p>
          En rad för varje elev med APL i perioden: paket, krävda, planerade, rapporterade och bekräftade
          timmar och arbetsplatser.
        </p>
        <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" align="start">
          <DateField label="Från" required value={from} onChange={setFrom} />
          <DateField
            label="Till"
            required
            value={to}
            onChange={setTo}
            error={isOrdered || !from || !to ? undefined : 'Sista dagen är före den första.'}
          />
        </Grid>
        <Select
          label="Kommun"
          options={municipalities}
          value={municipality}
          placeholder="Alla kommuner"
          onChange={setMunicipality}
        />
        {isOrdered ? (
          <Row>
            <ExportMenu
              list="placement-hours"
              query={
                new URLSearchParams({
                  fran: from,
                  till: to,
                  ...(municipality && { kommun: municipality }),
                })
              }
              about="timmarna"
              students
            />
          </Row>
        ) : (
          <p className="meta">Välj första och sista dag.</p>
        )}
      </Grid>
    </Dialog>
  );
}
