import { formatNumber } from '../../../../../domain/numbers';
import type { ErrorLike } from '@apollo/client';
import type { EnrollmentPreviewFieldsFragment } from '../enrollments.generated';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { OwnDays, type OwnDay } from './own-days';
import { Grid } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Remark = EnrollmentPreviewFieldsFragment['refused'][number];

interface PreviewBoxProps {
  preview: EnrollmentPreviewFieldsFragment | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** The result for each enrolment: 'inskrivning ändras'. */
  words: { one: string; many: string };
  /** Where each has a day of its own: the days, which say more than the remarks that count them. */
  ownDays?: readonly OwnDay[];
}

/** Preview of an action: the number of affected enrolments, and the skipped ones with reasons. */
export function PreviewBox({ preview, loading, error, onRetry, words, ownDays = [] }: PreviewBoxProps) {
  if (error) return <LoadFailed error={error} refetch={onRetry} />;
  if (!preview) return loading ? <Skeleton lines={2} /> : null;
  const { total, accepted, refused, warnings } = preview;
  return (
    <Grid
      as="section"
      gap="3"
      className="enrollments-preview box"
      aria-label="Förhandsgranskning"
      aria-busy={loading}
    >
      <p role="status">
        <strong className="tabular">
          {formatNumber(accepted)} {accepted === 1 ? words.one : words.many}
        </strong>
        {accepted < total && `, ${formatNumber(total - accepted)} lämnas som de är`}
      </p>
      <Remarks title="Lämnas som de är" remarks={refused} />
      <Remarks title="Att tänka på" remarks={warnings.filter(({ code }) => code !== 'OWN_DAY')} />
      {ownDays.length > 0 && <OwnDays days={ownDays} />}
    </Grid>
  );
}

function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <div>
      <h3 className="field-label">{title}</h3>
      <Grid as="ul" gap="2" className="enrollments-remarks">
        {remarks.map(({ message, count, examples }) => (
          <li key={message}>
            <span className="tabular">{count}</span> · {message}
            <span className="meta line">
              {examples.join(' · ')}
              {count > examples.length && ` och ${count - examples.length} till`}
            </span>
          </li>
        ))}
      </Grid>
    </div>
  );
}
