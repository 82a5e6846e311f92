/** The keys of the product, by where they work; those of one sign can be switched off in the profile. */
export const keyGroups: readonly {
  where: string;
  keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    where: 'Överallt',
    keys: [
      ['Ctrl/⌘ + K', 'Gå till en sida, en person, en kurs eller något att göra'],
      ['/', 'Till sökrutan'],
      ['?', 'Den här listan'],
      ['Esc', 'Stäng det som är öppet'],
      ['F8', 'Till meddelandet som visas, till exempel för att ångra'],
    ],
  },
  {
    where: 'Listor, på radens namn',
    keys: [
      ['Mellanslag', 'Visa eller stäng sammanfattningen bredvid listan'],
      ['↑ ↓', 'Sammanfattningen av raden ovanför och nedanför'],
      ['→', 'Till sammanfattningen'],
      ['Enter', 'Öppna raden'],
    ],
  },
  {
    where: 'Betyg',
    keys: [
      ['A–F', 'Sätt betyget på raden'],
      ['Enter eller ↓', 'Nästa elev'],
      ['Skift + Enter eller ↑', 'Föregående elev'],
      ['Home, End', 'Första och sista eleven'],
      ['Delete', 'Ta bort betyget som inte är signerat'],
    ],
  },
  {
    where: 'APL-tavlan',
    keys: [
      ['Mellanslag', 'Lyft kortet och släpp det'],
      ['← →', 'Flytta det lyfta kortet'],
      ['Ctrl/⌘ + Z', 'Ångra den senaste flytten'],
    ],
  },
  {
    where: 'Prövningar',
    keys: [
      ['G', 'Godkänn raden som har fokus'],
      ['N', 'Neka raden som har fokus'],
      ['↑ ↓', 'Raden ovanför och nedanför'],
    ],
  },
  {
    where: 'Kalendern',
    keys: [
      ['Piltangenterna', 'Gå mellan dagarna'],
      ['Enter', 'Planera den valda dagen'],
    ],
  },
  {
    where: 'Elev+',
    keys: [['Alt + ↑ ↓', 'Föregående och nästa elev i träfflistan']],
  },
];
