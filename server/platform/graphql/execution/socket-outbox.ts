import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** Maximum time per event-loop slice; the rest is sent after other work. */
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
 * Batches messages to websockets per tick: one write per socket, yielding to other work if there are many.
 */
export class SocketOutbox {
  private readonly waiting = new Map<SocketEnd, Message[]>();
  private leaving = false;

  /** Resolves when the network has accepted the message; drops it if the socket closes. */
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
