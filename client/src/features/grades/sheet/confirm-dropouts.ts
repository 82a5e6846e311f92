import { DASH } from '../../../../../domain/grade-scale';
import { confirm } from '../../../ui/overlays/confirm-store';

/** Asks once, by name, before students who dropped out get a grade; true without them. */
export async function confirmDropouts(rows: readonly { name: string }[], grade: string): Promise<boolean> {
  if (rows.length === 0) return true;
  return confirm({
    title: rows.length === 1 ? 'Eleven har avbrott' : 'Elever har avbrott',
    question: `${new Intl.ListFormat('sv').format(rows.map(({ name }) => name))} har avbrott på kursen. Vill du ändå sätta ${grade === DASH ? 'streck' : `betyget ${grade}`}?`,
    confirmLabel: grade === DASH ? 'Sätt streck' : `Sätt ${grade}`,
    cancelLabel: 'Sätt inget betyg',
    danger: false,
  });
}
