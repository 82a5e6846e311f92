import '../styles/content.css';
import { Row } from '../layout';

export interface ProgressProps {
  /** The task in progress, such as 'Laddar upp betyg.pdf'. */
  label: string;
  /** 0 to `max`; null while the amount is unknown. */
  value: number | null;
  max?: number;
  /** Shown instead of the percentage, such as '120 av 300'. */
  valueText?: string;
}

/** How far long work has come. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const percent = value === null ? null : Math.round((value / (max || 1)) * 100);
  const text = valueText ?? (percent === null ? '' : `${percent} %`);
  return (
    <div className="progress">
      <Row gap="4" align="stretch" justify="space-between" nowrap className="progress-head">
        <span>{label}</span>
        <span className="tabular">{text}</span>
      </Row>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text || undefined}
      >
        <div
          className="progress-bar"
          data-unknown={percent === null || undefined}
          style={{ width: `${percent ?? 30}%` }}
        />
      </div>
    </div>
  );
}
