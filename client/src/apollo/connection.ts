import { createListeners, createStore } from '../lib/store';

/** Whether the server can be reached, as the offline bar and the board's banner show it. */
export type Connection = 'online' | 'offline';

const connection = createStore<Connection>(navigator.onLine ? 'online' : 'offline');
const reconnected = createListeners();
const socketOpened = createListeners();
const newsUntold = createListeners();
let requestsReach = true;
let socketHolds = true;

function update(): void {
  const next = navigator.onLine && requestsReach && socketHolds ? 'online' : 'offline';
  if (next === connection.get()) return;
  connection.set(next);
  if (next === 'online') reconnected.tell();
}

/** A request got an answer, or none came. */
export function noteRequest(reached: boolean): void {
  requestsReach = reached;
  update();
}

/** The live socket opened, or was lost while a subscription needed it. */
export function noteSocket(holds: boolean): void {
  socketHolds = holds;
  update();
  if (holds) socketOpened.tell();
}

/** A subscription has begun anew: as if the socket had opened for it. */
export const noteBegunAnew = socketOpened.tell;

/** A subscription could not tell something: whoever shows its news has to read them. */
export const noteNewsUntold = newsUntold.tell;

/**
 * Calls back each time the live socket opens, the first time too, or a subscription begins anew; answers the function
 * that stops it.
 */
export const onSocketOpened = socketOpened.on;

/** Calls back when the server could not tell some news; answers the function that stops it. */
export const onNewsUntold = newsUntold.on;

/** The state now, outside React. */
export const getConnection = connection.get;

/** Calls back each time a lost connection is there again: what was missed meanwhile must be read anew. */
export const onReconnected = reconnected.on;

/**
 * Calls back whenever news may have passed by: the live line has opened, the first time too, for what is told
 * between the first reading and then is told to nobody; the server could not tell all; or it is reached again.
 */
export function onNewsMissed(listener: () => void): () => void {
  const stops = [onSocketOpened(listener), onNewsUntold(listener), onReconnected(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The connection, following changes. */
export const useConnection = connection.use;

window.addEventListener('online', () => {
  // A request that failed while the machine was offline says nothing about now.
  requestsReach = true;
  update();
});
window.addEventListener('offline', update);
