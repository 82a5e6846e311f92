import type { AplStatus } from '../../../../../domain/generated';
import { createListeners } from '../../../lib/store';
import type { BoardCard } from '../board-card';

/** A move on its way to the server: shown already, and gone again when it fails. */
interface PendingMove {
  key: string;
  id: string;
  to: AplStatus;
  since: string;
}

const swedish = new Intl.Collator('sv');

/**
 * The cards of one open board: the server's state, with pending moves on top.
 *
 * Apollo's normalised cache is not used for them: it reads every card again for each change, which for 1 000 cards
 * took longer than the rest of the board. Here a change costs one copy of the list, and an unchanged card stays the
 * same object, so that it is not rendered again.
 */
export class BoardStore {
  private told: readonly BoardCard[] | undefined;
  private pending: readonly PendingMove[] = [];
  private shown: readonly BoardCard[] | undefined;
  private held = 0;
  private readonly listeners = createListeners();

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.listeners.on;

  /** The cards as they are to be shown, in Swedish order; undefined until they have been read. */
  readonly cards = (): readonly BoardCard[] | undefined => this.shown;

  /** A card as the server told it, without moves under way. */
  get(id: string): BoardCard | undefined {
    return this.told?.find((card) => card.id === id);
  }

  /** Several changes that are shown as one. */
  batch(run: () => void): void {
    this.held += 1;
    try {
      run();
    } finally {
      this.held -= 1;
      this.show();
    }
  }

  /** Replaces the whole board after a refetch. */
  replace(cards: readonly BoardCard[]): void {
    const before = new Map(this.told?.map((card) => [card.id, card]));
    this.tell(cards.map((card) => same(before.get(card.id), card)));
  }

  /** One card, new or changed; a new name finds its place. */
  put(card: BoardCard): void {
    if (!this.told) return;
    const at = this.told.findIndex(({ id }) => id === card.id);
    const known = this.told[at];
    if (known?.name === card.name) {
      const kept = same(known, card);
      if (kept !== known) this.tell(this.told.with(at, kept));
      return;
    }
    const others = this.told.filter(({ id }) => id !== card.id);
    const place = others.findIndex(({ name }) => swedish.compare(name, card.name) > 0);
    this.tell(place === -1 ? [...others, card] : others.toSpliced(place, 0, card));
  }

  remove(id: string): void {
    if (this.get(id)) this.tell(this.told?.filter((card) => card.id !== id));
  }

  /** Shows a move before the server has answered; `since` where the card comes back to where it stood. */
  beginMove(key: string, id: string, to: AplStatus, since = new Date().toISOString()): void {
    this.pending = [...this.pending, { key, id, to, since }];
    this.show();
  }

  /** The move was answered or failed: from now on the card is where the server told. */
  endMove(key: string): void {
    this.pending = this.pending.filter((move) => move.key !== key);
    this.show();
  }

  private tell(cards: readonly BoardCard[] | undefined): void {
    this.told = cards;
    this.show();
  }

  private show(): void {
    if (this.held > 0) return;
    // The latest move of a card is the one that counts.
    const moves = new Map(this.pending.map((move) => [move.id, move]));
    const before = new Map(moves.size > 0 ? this.shown?.map((card) => [card.id, card]) : []);
    this.shown = this.told?.map((card) => {
      const move = moves.get(card.id);
      if (!move) return card;
      return same(before.get(card.id), { ...card, aplStatus: move.to, aplStatusSince: move.since });
    });
    this.listeners.tell();
  }
}

/** The known object where the other says the same. */
function same(known: BoardCard | undefined, card: BoardCard): BoardCard {
  if (!known) return card;
  const keys = Object.keys(card) as (keyof BoardCard)[];
  return keys.every(
    (key) => known[key] === card[key] || (key === 'placement' && isSamePlacement(known, card)),
  )
    ? known
    : card;
}

function isSamePlacement({ placement: before }: BoardCard, { placement: after }: BoardCard): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
