import { useState } from 'react';
import type { NotificationKind } from '../../../../domain/generated';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { useSaveSettings, type ProfileSettings } from './use-update-profile';

const kinds: Record<NotificationKind, string> = {
  EXAM_REGISTERED: 'Ny anmälan till prövning',
  EXAM_DECIDED: 'Beslut om prövning',
  END_DATE: 'En elevs slutdatum närmar sig',
  MOVED_TO_RED: 'En elev flyttas till ‘Praktik slut, ej närvarat’',
  COMMENT: 'Ny kommentar om en elev som du ansvarar för',
  IMPORT: 'En import som du startat är klar',
  IMPORT_HELD: 'Rader i en import väntar på en administratör',
  PROTECTED_NAMED: 'En importfil nämner elever med skyddade personuppgifter',
  GRADE_OVERDUE: 'Ett betyg är försenat',
  GRADES_SIGNED: 'En kurs betyg är signerade',
  REPLACEMENT_STOPPED: 'En planerad ersättning av en lärare blev inte av',
  CORRECTION_REQUESTED: 'En elev begär rättelse av en uppgift',
  MESSAGE: 'Meddelanden från kollegor',
};

/** 'Notisinställningar' (pages §16): what is ticked arrives in the bell. */
export function NotificationCard({ settings }: { settings: ProfileSettings }) {
  const save = useSaveSettings();
  // Ticks that come quickly one after another build on each other, not on an answer that is still to come.
  const [muted, setMuted] = useState<readonly NotificationKind[]>(settings.mutedNotifications);
  const change = (kind: NotificationKind, wanted: boolean) => {
    const next = wanted ? muted.filter((one) => one !== kind) : [...muted, kind];
    setMuted(next);
    void save({ mutedNotifications: next });
  };
  return (
    <Card title="Notisinställningar">
      <fieldset className="profile-choices">
        <legend>Jag vill ha notiser om</legend>
        {(Object.keys(kinds) as NotificationKind[]).map((kind) => (
          <Checkbox
            key={kind}
            label={kinds[kind]}
            checked={!muted.includes(kind)}
            onChange={(wanted) => change(kind, wanted)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
