import { SocketPlaces, SOCKETS, type SocketPlace } from './socket-places.js';

const take = (places: SocketPlaces, count: number, address: string): SocketPlace[] =>
  Array.from({ length: count }, () => places.take(address)!);

describe('websocket slots', () => {
  test('a session and an account each have a limit, and a closed socket frees its slot', () => {
    const places = new SocketPlaces(true);
    const open = Array.from({ length: SOCKETS.perAccount }, (_, n) => {
      const place = places.take('10.0.0.1')!;
      expect(place.signIn('anna', `browser ${Math.floor(n / SOCKETS.perSession)}`)).toBe(true);
      return place;
    });
    const more = places.take('10.0.0.1')!;
    expect(more.signIn('anna', 'another browser')).toBe(false);
    expect(more.signIn('bo', 'browser of Bo')).toBe(true);
    open[0]!.leave();
    open[0]!.leave();
    const session = places.take('10.0.0.1')!;
    expect(session.signIn('anna', 'browser 1')).toBe(false);
    expect(session.signIn('anna', 'browser 0')).toBe(true);
    expect(places.take('10.0.0.1')!.signIn('anna', 'browser 2')).toBe(false);
  });

  test('an address without a sign-in gets few slots, and leaves room for others', () => {
    const places = new SocketPlaces(true);
    const arriving = take(places, SOCKETS.arrivingPerAddress, '10.0.0.1');
    expect(places.take('10.0.0.1')).toBeNull();
    expect(places.take('10.0.0.2')).not.toBeNull();
    for (const place of arriving) place.leave();
    expect(places.take('10.0.0.1')).not.toBeNull();
  });

  test('one address never gets every slot, and all slots leave connections for everything else', () => {
    const places = new SocketPlaces(true);
    let n = 0;
    const fill = (address: string): number => {
      for (let count = 0; ; count += 1) {
        const place = places.take(address);
        if (!place) return count;
        place.signIn(`account ${n}`, `session ${n}`);
        n += 1;
      }
    };
    expect(fill('10.0.0.1')).toBe(SOCKETS.perAddress);
    expect(fill('10.0.0.2')).toBe(SOCKETS.all - SOCKETS.perAddress);
    expect(places.take('10.0.0.3')).toBeNull();
  });

  test('with limits off, only the capacity of the process applies', () => {
    const places = new SocketPlaces(false);
    for (const place of take(places, SOCKETS.all, '10.0.0.1')) expect(place.signIn('anna', 'one')).toBe(true);
    expect(places.take('10.0.0.1')).toBeNull();
  });
});
