import { useState } from 'react';
import type { NotificationKind } from '../../../../../domain/generated';
import { notificationDigestLabels, notificationKindLabels } from '../../../../../domain/labels/notification';
import { optionsOf } from '../../../../../domain/options';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select } from '../../../ui/fields/select';
import { useSaveSettings, type ProfileSettings } from '../use-update-profile';
import { Grid } from '../../../ui/layout';

const paces = optionsOf(notificationDigestLabels);

/** 'Notisinställningar' (pages §16): ticked kinds arrive in the bell and are counted in the e-mail. */
export function NotificationCard({ settings }: { settings: ProfileSettings }) {
  const save = useSaveSettings();
  // Ticks that come quickly one after another build on each other, not on an answer that is still to come.
  const [muted, setMuted] = useState<readonly NotificationKind[]>(settings.mutedNotifications);
  const [digest, setDigest] = useState(settings.notificationDigest);
  const change = (kind: NotificationKind, wanted: boolean) => {
    const next = wanted ? muted.filter((one) => one !== kind) : [...muted, kind];
    setMuted(next);
    void save({ mutedNotifications: next });
  };
  return (
    <Card title="Notisinställningar">
      <div className="stack">
        <Grid as="fieldset" gap="1" className="profile-choices">
          <legend>Jag vill ha notiser om</legend>
          {(Object.keys(notificationKindLabels) as NotificationKind[]).map((kind) => (
            <Checkbox
              key={kind}
              label={notificationKindLabels[kind]}
              checked={!muted.includes(kind)}
              onChange={(wanted) => change(kind, wanted)}
            />
          ))}
        </Grid>
        <Select
          label="Sammanfattning med e-post"
          description="Hur många av varje slag, utan namn."
          options={paces}
          value={digest}
          onChange={(pace) => {
            setDigest(pace);
            void save({ notificationDigest: pace });
          }}
        />
      </div>
    </Card>
  );
}
