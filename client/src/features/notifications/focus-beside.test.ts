import { focusBeside } from './focus-beside';

describe('the focus when a row disappears', () => {
  const press = (id: string) => focusBeside(document.getElementById(id)!);
  beforeEach(() => {
    const row = (id: string) => `<li><button id="${id}" data-leaves></button><button></button></li>`;
    document.body.innerHTML = `<main><h1 tabindex="-1" id="head"></h1><ul>${['a', 'b', 'c'].map(row).join('')}</ul></main>`;
  });

  it('moves to the next row, or from the last row to the one before', () => {
    press('a');
    expect(document.activeElement?.id).toBe('b');
    press('c');
    expect(document.activeElement?.id).toBe('b');
  });

  it('moves to the heading when every other row is disappearing too', () => {
    press('a');
    press('b');
    expect(document.activeElement?.id).toBe('c');
    press('c');
    expect(document.activeElement?.id).toBe('head');
  });
});
