import { IconX } from '@tabler/icons-react';
import { CoursePicker } from '../../../../entities/course/course-picker';
import { pairSourceText } from '../pair-source';
import { courseSystemLabels } from '../../../../../../domain/labels/course';
import { IconButton } from '../../../../ui/button';
import type { CourseDraft } from './course-draft';
import { Grid } from '../../../../ui/layout';
import { sign } from '../../../../ui/text/sign';

interface CourseEquivalentsProps {
  draft: CourseDraft;
  onChange: (change: Pick<CourseDraft, 'equivalents'>) => void;
}

/** The courses of other curricula that this one answers to (pages §4). */
export function CourseEquivalents({ draft, onChange }: CourseEquivalentsProps) {
  return (
    <Grid as="fieldset" gap="3" className="framed">
      <legend>Motsvarighet i annat system</legend>
      {draft.equivalents.length > 0 && (
        <Grid as="ul" gap="1" className="catalogue-chosen">
          {draft.equivalents.map(({ id, code, name, system, source }) => (
            <li key={id}>
              <span>
                <span className="whole tabular">{code}</span> {name} ({courseSystemLabels[system]})
                {source !== undefined && <span className="meta line">{pairSourceText(source)}</span>}
              </span>
              <IconButton
                size="sm"
                label={`Ta bort motsvarigheten ${code}`}
                icon={sign(IconX, 16)}
                onClick={() => onChange({ equivalents: draft.equivalents.filter((one) => one.id !== id) })}
              />
            </li>
          ))}
        </Grid>
      )}
      <CoursePicker
        label="Koppla motsvarighet"
        accepts={({ id, system }) =>
          system !== draft.system && !draft.equivalents.some((one) => one.id === id)
        }
        onPick={(course) => onChange({ equivalents: [...draft.equivalents, course] })}
      />
    </Grid>
  );
}
