import { focusBeside } from './focus-beside';

describe('the focus of a row that leaves', () => {
  const press = (id: string) => focusBeside(document.getElementById(id)!);
  beforeEach(() => {
    const row = (id: string) => `<li><button id="${id}" data-leaves></button><button></button></li>`;
    document.body.innerHTML = `<main><h1 tabindex="-1" id="head"></h1><ul>${['a', 'b', 'c'].map(row).join('')}</ul></main>`;
  });

  it('goes to the next row, and after the last one to the one before', () => {
    press('a');
    expect(document.activeElement?.id).toBe('b');
    press('c');
    expect(document.activeElement?.id).toBe('b');
  });

  it('goes to the heading when every other row is leaving too', () => {
    press('a');
    press('b');
    expect(document.activeElement?.id).toBe('c');
    press('c');
    expect(document.activeElement?.id).toBe('head');
  });
});
