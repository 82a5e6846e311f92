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

/** A restarted subscription counts as a newly opened socket. */
export const noteBegunAnew = socketOpened.tell;

/** A subscription lost events: its subscribers have to refetch. */
export const noteNewsUntold = newsUntold.tell;

/**
 * Calls back each time the WebSocket opens (the first time included) or a subscription restarts; returns the
 * unsubscribe function.
 */
export const onSocketOpened = socketOpened.on;

/** Calls back when the server could not tell some news; answers the function that stops it. */
export const onNewsUntold = newsUntold.on;

/** The state now, outside React. */
export const getConnection = connection.get;

/** Calls back each time a lost connection is restored: events may have been missed, so data must be refetched. */
export const onReconnected = reconnected.on;

/**
 * Calls back whenever events may have been missed: the socket opened (the first time included, since events between
 * the first query and then are lost), the server dropped events, or the server can be reached again.
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
  // Failures while the machine was offline do not indicate the current state.
  requestsReach = true;
  update();
});
window.addEventListener('offline', update);
