import type { KeyboardEvent } from 'react';
import type { ExamDecision } from '../../../../../domain/generated';
import { examOfRowId, examRowId } from '../../../entities/exam/exam-row';
import { getPreferences } from '../../../lib/session/preferences';

const keys: Readonly<Record<string, ExamDecision>> = { g: 'ACCEPT', n: 'DENY' };
/** Where a letter is meant as a letter, or chooses. */
const writable = 'textarea, select, input:not([type="checkbox"])';

const nameIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(`[id^="${examRowId('')}"]`);

/** Focuses a registration's row. */
export const focusExam = (examId: string): void => document.getElementById(examRowId(examId))?.focus();

/** 'G' and 'N' decide on the row that has the focus, ↑ and ↓ go to the row above and below. */
export function onRowKey(
  event: KeyboardEvent,
  decide: (examId: string, decision: ExamDecision) => void,
): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(writable)) return;
  const row = target.closest('tbody tr');
  const name = nameIn(row);
  if (!name) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = nameIn(key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling);
    if (!next) return;
    event.preventDefault();
    next.focus();
    return;
  }
  const decision = keys[key.toLowerCase()];
  if (!decision || event.repeat || !getPreferences().shortcuts) return;
  event.preventDefault();
  decide(examOfRowId(name.id)!, decision);
}
