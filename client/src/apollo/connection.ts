import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, as the offline bar and the board's banner show it. */
export type Connection = 'online' | 'offline';

const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();
const socketListeners = new Set<() => void>();
const untoldListeners = new Set<() => void>();
let requestsReach = true;
let socketHolds = true;
let connection: Connection = navigator.onLine ? 'online' : 'offline';

function update(): void {
  const next = navigator.onLine && requestsReach && socketHolds ? 'online' : 'offline';
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
  if (next === 'online') for (const listener of reconnectListeners) listener();
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
  if (holds) for (const listener of socketListeners) listener();
}

/** A subscription has begun anew: as if the socket had opened for it. */
export function noteBegunAnew(): void {
  for (const listener of socketListeners) listener();
}

/** A subscription could not tell something: whoever shows its news has to read them. */
export function noteNewsUntold(): void {
  for (const listener of untoldListeners) listener();
}

/**
 * Calls back each time the live socket opens, the first time too, or a subscription begins anew; answers the function
 * that stops it.
 */
export function onSocketOpened(listener: () => void): () => void {
  socketListeners.add(listener);
  return () => socketListeners.delete(listener);
}

/** Calls back when the server could not tell some news; answers the function that stops it. */
export function onNewsUntold(listener: () => void): () => void {
  untoldListeners.add(listener);
  return () => untoldListeners.delete(listener);
}

/** The state now, outside React. */
export function getConnection(): Connection {
  return connection;
}

/** Calls back when the state changes; answers the function that stops it. */
function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back each time a lost connection is there again: what was missed meanwhile must be read anew. */
export function onReconnected(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

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
export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, getConnection);
}

window.addEventListener('online', () => {
  // A request that failed while the machine was offline says nothing about now.
  requestsReach = true;
  update();
});
window.addEventListener('offline', update);
