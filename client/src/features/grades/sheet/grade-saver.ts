import type { GradeKind } from '../../../../../domain/generated';
import { DASH } from '../../../../../domain/grade-scale';
import { readFailure, type Failure } from '../../../apollo/failure';
import { newIdempotencyKey } from '../../../apollo/action-keys';
import { keptDrafts, type KeptDrafts } from '../../../lib/drafts/kept-drafts';
import { createListeners } from '../../../lib/store';

/** What can be changed in a row. */
export interface GradeEdit {
  grade?: string | null;
  date?: string | null;
  kind?: GradeKind;
  motivation?: string | null;
  projectTitle?: string | null;
  projectSummary?: string | null;
  nationalTest?: string | null;
  basis?: string | null;
}

/** Waits for the server; waits for its motivation; could not be sent and will be; was refused. */
export type EditState = 'saving' | 'incomplete' | 'kept' | 'refused';

export interface PendingEdit {
  edit: GradeEdit;
  /** The version that was changed. */
  base: number;
  /** The same for each attempt at the same content, so that none counts twice. */
  key: string;
  state: EditState;
  failure?: Failure;
}

/** What the saver needs to know of a row. */
export interface SavedRow {
  id: string;
  version: number;
  state: string;
  grade?: string | null;
  motivation?: string | null;
}

/** Sends an edit; answers the row's new version. */
export type SendEdit = (
  rowId: string,
  edit: GradeEdit,
  options: { version: number; key: string },
) => Promise<number>;

/** These say nothing against the edit itself: it is sent again. */
const PASSING: ReadonlySet<Failure['code']> = new Set([
  'NETWORK',
  'UNAUTHENTICATED',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
]);
const RETRY_MS = 8_000;

/**
 * Keeps every edit in this browser until the server has saved it (pages §10: autosaved draft per cell): it survives
 * a reload and an expired session in its tab, and is sent again. One edit of a row is in flight at a time; later
 * input follows it.
 */
export class GradeSaver {
  private pending: ReadonlyMap<string, PendingEdit> = new Map();
  private readonly listeners = createListeners();
  private readonly underWay = new Set<string>();
  private readonly drafts: KeptDrafts;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private held = false;

  constructor(
    storageKey: string,
    private readonly send: SendEdit,
  ) {
    this.drafts = keptDrafts(storageKey);
    this.pending = restored(this.drafts.read());
  }

  readonly subscribe = this.listeners.on;

  readonly snapshot = (): ReadonlyMap<string, PendingEdit> => this.pending;

  /** Adds to the row's unsaved edit, and sends it as soon as it is complete. */
  edit(row: SavedRow, edit: GradeEdit): void {
    const before = this.pending.get(row.id);
    const merged = { ...before?.edit, ...edit };
    const base = before?.state === 'refused' ? row.version : (before?.base ?? row.version);
    const state = isWhole(row, merged) ? 'saving' : 'incomplete';
    this.put(row.id, { edit: merged, base, key: newIdempotencyKey(), state });
    if (state === 'saving') void this.flush(row.id);
  }

  /** Overwrites another user's saved value with the typed one. */
  insist(row: SavedRow): void {
    const pending = this.pending.get(row.id);
    if (!pending) return;
    this.put(row.id, {
      ...pending,
      base: row.version,
      key: newIdempotencyKey(),
      state: 'saving',
      failure: undefined,
    });
    void this.flush(row.id);
  }

  /** Discards the row's unsaved edit. */
  discard(rowId: string): void {
    this.put(rowId, null);
  }

  /** Sends everything that waits: after a reload, a new sign-in, a line that is back. */
  resume(): void {
    for (const [rowId, { state }] of this.pending) {
      if (state === 'saving' || state === 'kept') void this.flush(rowId);
    }
  }

  /**
   * While the sheet is read nothing is sent: an answer from before the save could come after it, and show the grade
   * as it was.
   */
  hold(reading: boolean): void {
    this.held = reading;
    if (!reading) this.resume();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async flush(rowId: string): Promise<void> {
    const sent = this.pending.get(rowId);
    if (!sent || this.held || this.underWay.has(rowId)) return;
    this.underWay.add(rowId);
    let version: number | null = null;
    try {
      version = await this.send(rowId, sent.edit, { version: sent.base, key: sent.key });
    } catch (error) {
      this.failed(rowId, sent, readFailure(error));
    }
    this.underWay.delete(rowId);
    if (version === null) return;
    const now = this.pending.get(rowId);
    if (now === sent || !now) {
      this.put(rowId, null);
      return;
    }
    // Typed while the first edit was in flight: it is based on the saved version.
    this.put(rowId, { ...now, base: version });
    if (now.state !== 'incomplete') await this.flush(rowId);
  }

  private failed(rowId: string, sent: PendingEdit, failure: Failure): void {
    console.error('A grade could not be saved.', failure);
    const now = this.pending.get(rowId) ?? sent;
    const passing = PASSING.has(failure.code);
    this.put(rowId, { ...now, state: passing ? 'kept' : 'refused', failure });
    if (!passing || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.listeners.hasAny()) this.resume();
    }, RETRY_MS);
  }

  private put(rowId: string, edit: PendingEdit | null): void {
    const next = new Map(this.pending);
    if (edit) next.set(rowId, edit);
    else next.delete(rowId);
    this.pending = next;
    this.drafts.keep(rowId, edit && JSON.stringify(edit));
    this.listeners.tell();
  }
}

/** – and a correction wait for their motivation. */
function isWhole(row: SavedRow, edit: GradeEdit): boolean {
  const grade = edit.grade === undefined ? row.grade : edit.grade;
  const motivation = edit.motivation === undefined ? row.motivation : edit.motivation;
  const asks = grade === DASH || row.state === 'CORRECTION';
  return !asks || Boolean(motivation?.trim());
}

function restored(texts: ReadonlyMap<string, string>): Map<string, PendingEdit> {
  const edits = new Map<string, PendingEdit>();
  for (const [rowId, text] of texts) {
    try {
      edits.set(rowId, JSON.parse(text) as PendingEdit);
    } catch (error) {
      console.error('A kept draft of a grade could not be read.', error);
    }
  }
  return edits;
}
