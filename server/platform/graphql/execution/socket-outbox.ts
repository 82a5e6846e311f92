import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** So long one go may hold the event loop; the rest leaves after whatever else waits. */
const SLICE_MS = 10;

/** A websocket with the request that it began as. */
export interface SocketEnd {
  socket: WebSocket;
  request: IncomingMessage;
}

interface Message {
  text: string;
  sent: () => void;
}

/**
 * What is said to websockets in one turn of the event loop leaves together: one write for each socket, and a pause
 * for everybody else where there are many.
 */
export class SocketOutbox {
  private readonly waiting = new Map<SocketEnd, Message[]>();
  private leaving = false;

  /** Resolves when the network has taken the message; one to a socket that has closed is forgotten with it. */
  send(end: SocketEnd, text: string): Promise<void> {
    return new Promise((sent) => {
      const before = this.waiting.get(end);
      if (before) before.push({ text, sent });
      else this.waiting.set(end, [{ text, sent }]);
      if (this.leaving) return;
      this.leaving = true;
      setImmediate(() => void this.leave());
    });
  }

  private async leave(): Promise<void> {
    while (this.waiting.size > 0) {
      const until = performance.now() + SLICE_MS;
      for (const [end, messages] of this.waiting) {
        this.waiting.delete(end);
        sendAll(end, messages);
        if (performance.now() >= until) break;
      }
      if (this.waiting.size > 0) await nextTurn();
    }
    this.leaving = false;
  }
}

function sendAll({ socket, request }: SocketEnd, messages: readonly Message[]): void {
  request.socket.cork();
  for (const { text, sent } of messages) {
    if (socket.readyState === socket.OPEN) socket.send(text, sent);
    else sent();
  }
  request.socket.uncork();
}
