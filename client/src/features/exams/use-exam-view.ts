import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readExamView, writeExamView, type ExamView } from './exam-address';

export interface ExamViewControl {
  view: ExamView;
  change: (change: Partial<ExamView>, options?: { replace?: boolean }) => void;
}

/**
 * The table's filters and page live in the address (pages §0). The router changes it a moment later, so
 * until then what was chosen is shown ahead of it: a list that was set stays set.
 */
export function useExamView(): ExamViewControl {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<{ of: string; chosen: string } | null>(null);
  if (ahead && ahead.of !== address) setAhead(null);
  const shown = ahead?.of === address ? ahead.chosen : address;
  const view = useMemo(() => readExamView(new URLSearchParams(shown)), [shown]);
  const change = useCallback<ExamViewControl['change']>(
    (changed, { replace = false } = {}) => {
      const next = writeExamView({ ...readExamView(new URLSearchParams(shown)), page: 1, ...changed });
      if (next.toString() === shown) return;
      setAhead({ of: address, chosen: next.toString() });
      setParams(next, { replace, preventScrollReset: true });
    },
    [address, shown, setParams],
  );
  return { view, change };
}
