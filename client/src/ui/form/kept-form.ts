import { readDraft, writeDraft } from '../../lib/drafts/drafts';

/** Unsaved input, its initial draft, and the version of the record that it is based on. */
interface KeptForm<Draft> {
  draft: Draft;
  begun: Draft;
  version: number | null;
}

function isLike<Draft extends object>(start: Draft, value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(start);
  return keys.length === Object.keys(value).length && keys.every((key) => key in value);
}

/** The form that a reload or a session that ran out left behind; null without one that has today's fields. */
export function readKeptForm<Draft extends object>(key: string, start: Draft): KeptForm<Draft> | null {
  try {
    const kept = JSON.parse(readDraft(key) ?? 'null') as Partial<
      Record<keyof KeptForm<Draft>, unknown>
    > | null;
    if (!isLike(start, kept?.draft)) return null;
    return {
      draft: kept.draft,
      begun: isLike(start, kept.begun) ? kept.begun : start,
      version: typeof kept.version === 'number' ? kept.version : null,
    };
  } catch (error) {
    console.error('The unsaved form could not be read.', error);
    return null;
  }
}

/** Keeps it in this tab; null forgets it. */
export function keepForm(key: string, kept: KeptForm<object> | null): void {
  writeDraft(key, kept && JSON.stringify(kept));
}
