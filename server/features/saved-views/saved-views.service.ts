import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../platform/errors/app-error.js';
import type {
  ChooseDefaultViewInput,
  CreateSavedViewInput,
  Role,
  SavedList,
  SavedView,
  UpdateSavedViewInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { readColumns, readViewAddress, readViewName } from './saved-views.input.js';
import {
  canBeSharedWith,
  mayChangeView,
  mayOpenList,
  mayShareView,
  viewRights,
} from './saved-views.policy.js';
import { countViews, lockView, viewsOf, type ViewRow } from './saved-views.queries.js';
import { insertView, markRemoved, setDefault, updateView } from './saved-views.repository.js';

/** Maximum number of views per list. */
const MOST = 50;

/** Saved views of lists: own and shared ones, and the list's default (pages, section 20). */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async list({ actor }: Call, list: SavedList): Promise<SavedView[]> {
    assertMayOpen(actor, list);
    return this.menu(this.database, actor, list);
  }

  create(call: Call, input: CreateSavedViewInput): Promise<SavedView> {
    const { actor } = call;
    const { list } = input;
    assertMayOpen(actor, list);
    const name = readViewName(input.name);
    const address = readViewAddress(list, input.address);
    const columns = readColumns(input.columns);
    return this.work.run(call, async (tx) => {
      const { userId } = actor;
      const { count, isTaken } = await countViews(tx, { ownerId: userId, list, name, but: null });
      if (isTaken) throw nameTaken();
      if (count >= MOST) throw tooMany();
      const id = uuid();
      await insertView(tx, { id, userId, list, name, address, columns });
      if (input.isDefault) await setDefault(tx, { userId, list, viewId: id });
      return shownTo(actor, await lockView(tx, actor, id));
    });
  }

  update(call: Call, input: UpdateSavedViewInput): Promise<SavedView> {
    const { actor } = call;
    const id = requireId(input.id, 'id');
    return this.work.run(call, async (tx) => {
      const stored = await lockView(tx, actor, id);
      assertMayChange(actor, stored);
      assertVersion(stored, input.version, 'Någon annan har ändrat vyn sedan du öppnade listan.');
      const next = {
        name: given(input.name) ? readViewName(input.name) : stored.name,
        address: given(input.address) ? readViewAddress(stored.list, input.address) : stored.address,
        columns: input.columns ? readColumns(input.columns) : stored.columns,
        sharedWith: input.sharedWith === undefined ? stored.sharedWith : input.sharedWith,
      };
      // Only administrators change shared views, also previously shared ones.
      if (next.sharedWith !== null) assertMayShare(actor, stored, next.sharedWith);
      const { isTaken } = await countViews(tx, { ...stored, name: next.name, but: id });
      if (isTaken) throw nameTaken();
      await updateView(tx, id, next);
      // A user who stops sharing another owner's view can no longer see it.
      return shownTo(actor, { ...stored, ...next, version: stored.version + 1 });
    });
  }

  delete(call: Call, givenId: string): Promise<string> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      assertMayChange(call.actor, await lockView(tx, call.actor, id));
      await markRemoved(tx, id, true);
      return id;
    });
  }

  restore(call: Call, givenId: string): Promise<SavedView> {
    const { actor } = call;
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const stored = await lockView(tx, actor, id, true);
      assertMayChange(actor, stored);
      if (stored.sharedWith !== null) assertMayShare(actor, stored, stored.sharedWith);
      const { count, isTaken } = await countViews(tx, { ...stored, but: id });
      if (isTaken) throw conflict('DUPLICATE', 'Det finns redan en vy med det namnet.');
      if (count >= MOST) throw tooMany();
      await markRemoved(tx, id, false);
      return shownTo(actor, stored);
    });
  }

  chooseDefault(call: Call, { list, viewId }: ChooseDefaultViewInput): Promise<SavedView[]> {
    const { actor } = call;
    assertMayOpen(actor, list);
    const id = viewId ? requireId(viewId, 'viewId') : null;
    return this.work.run(call, async (tx) => {
      const views = await viewsOf(tx, actor, list);
      if (id !== null && !views.some((one) => one.id === id))
        throw badField('viewId', 'BAD_REFERENCE', 'Vyn finns inte i listan.');
      await setDefault(tx, { userId: actor.userId, list, viewId: id });
      return views.map((view) => shownTo(actor, { ...view, isDefault: view.id === id }));
    });
  }

  private async menu(db: Queryable, actor: Actor, list: SavedList): Promise<SavedView[]> {
    return (await viewsOf(db, actor, list)).map((view) => shownTo(actor, view));
  }
}

const given = (value: string | null | undefined): value is string => value !== null && value !== undefined;

function shownTo(actor: Actor, view: ViewRow): SavedView {
  const { ownerId, ...shown } = view;
  return { ...shown, isOwn: ownerId === actor.userId, viewerMay: viewRights(actor, view) };
}

function assertMayOpen(actor: Actor, list: SavedList): void {
  if (!mayOpenList(actor, list)) throw forbidden();
}

function assertMayChange(actor: Actor, view: ViewRow): void {
  if (!mayChangeView(actor, view)) throw forbidden('Bara den som äger vyn får ändra den.');
}

function assertMayShare(actor: Actor, view: ViewRow, role: Role): void {
  if (!mayShareView(actor, view)) throw forbidden('Bara administratörer får dela en vy.');
  if (!canBeSharedWith(role, view.list))
    throw badField('sharedWith', 'NOT_ALLOWED', 'Den rollen kan inte öppna listan.');
}

function nameTaken(): Error {
  return badField('name', 'DUPLICATE', 'Det finns redan en vy med det namnet.');
}

function tooMany(): Error {
  return conflict('LIMIT', `Det finns redan ${MOST} sparade vyer av listan. Ta bort någon först.`);
}
