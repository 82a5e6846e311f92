import { deviceName } from './device-name';

describe('the name of a device', () => {
  it('distinguishes browsers that identify as several', () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
    expect(deviceName(chrome)).toBe('Chrome på Windows');
    expect(deviceName(`${chrome} Edg/150.0`)).toBe('Edge på Windows');
    expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604.1')).toBe(
      'Safari på iPhone',
    );
  });

  it('uses other programs’ own words', () => {
    expect(deviceName('curl/8.5.0')).toBe('curl/8.5.0');
    expect(deviceName(null)).toBe('Okänd enhet');
  });
});
